/* Sends the requests of /docs/console. The key is in its field and nowhere else. */
const key = document.getElementById('key');
const choice = document.getElementById('operation');
const call = () => document.getElementById('call');

/** The path and query that the form describes; empty fields are not sent. */
function requested() {
  let { path } = call().dataset;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(call())) {
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== '') query.set(name, value);
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

function showRequest() {
  const command = `curl -H 'Authorization: Bearer omk_…' '${location.origin}${requested()}'`;
  call().querySelector('pre code').textContent = command;
}

function showAnswer(status, text) {
  call().querySelector('[role=status]').textContent = status;
  call().querySelector('pre:last-of-type code').textContent = text;
}

/** What the header says of a key without a limit. */
const unlimited = '2147483647';

async function send() {
  showAnswer('Sent …', '');
  const headers = key.value === '' ? {} : { Authorization: `Bearer ${key.value.trim()}` };
  try {
    const answer = await fetch(requested(), { headers });
    const left = answer.headers.get('X-RateLimit-Remaining-Minute');
    const isLimited = left !== null && left !== unlimited;
    const text = await answer.text();
    showAnswer(
      `Status ${answer.status}${isLimited ? `; ${left} requests left in this minute` : ''}`,
      /json/.test(answer.headers.get('Content-Type'))
        ? JSON.stringify(JSON.parse(text), null, 2)
        : text,
    );
  } catch (error) {
    showAnswer(`There was no answer: ${error.message}`, '');
  }
}

/** Takes the form of another operation from its page, so that the key need not be typed again. */
async function choose() {
  const url = `${location.pathname}?operation=${choice.value}`;
  const answer = await fetch(url, { headers: { Accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  call().replaceWith(page.getElementById('call'));
  history.replaceState(null, '', url);
}

choice.addEventListener('change', choose);
document.addEventListener('input', (event) => {
  if (event.target.form === call()) showRequest();
});
document.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.target === call()) send();
  else choose();
});
