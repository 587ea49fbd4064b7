/* Keeps the calendar or church that is chosen for the front page, leads to the visitor's own day, prints and copies. */
addEventListener('click', ({ target }) => {
  const link = target.closest('.switch a, .your-choice');
  if (link) localStorage.choice = link.search;
});

for (const button of document.querySelectorAll('.to-print, .to-copy')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    if (button.className === 'to-print') return print();
    await navigator.clipboard.writeText(button.previousElementSibling.textContent);
    button.textContent = 'Copied';
  });
}

const now = new Date();
const here = new Date(now - now.getTimezoneOffset() * 6e4).toISOString().slice(0, 10);
document.querySelector('header a[href^="/calendar/today"]').pathname = `/calendar/${here}`;

const shown = document.querySelector('.home time')?.dateTime;
if (shown) {
  const asked = new URLSearchParams(location.search);
  const wanted = new URLSearchParams(localStorage.choice);
  // Unless its clock is wrong by days.
  const isNear = Math.abs(now - Date.parse(`${shown}T12:00Z`)) < 13e7;
  if (isNear && here !== shown) wanted.set('date', here);
  const missing = [...wanted].filter(([name]) => !asked.has(name));
  for (const [name, value] of missing) asked.set(name, value);
  if (missing.length > 0) location.replace(`/?${asked}`);
}
