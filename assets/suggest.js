/* Suggests names while someone types into the form of /search, which also works without it. */
const input = document.querySelector('input[data-suggestions]');
const list = document.getElementById('suggested');
const pauseMs = 150;
let pause;
let asked = '';
let asking;

async function offer() {
  const text = input.value.trim();
  if (text === asked || text.length < 2) return;
  asked = text;
  asking?.abort();
  asking = new AbortController();
  try {
    const query = new URLSearchParams({ q: text });
    const answer = await fetch(`${input.dataset.suggestions}?${query}`, { signal: asking.signal });
    if (!answer.ok) return;
    const [, names] = await answer.json();
    list.replaceChildren(
      ...names.map((name) => {
        const option = document.createElement('option');
        option.value = name;
        return option;
      }),
    );
  } catch (error) {
    if (error.name !== 'AbortError') asked = '';
  }
}

input.addEventListener('input', () => {
  clearTimeout(pause);
  pause = setTimeout(offer, pauseMs);
});
