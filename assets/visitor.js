/* The front page keeps the calendar chosen at a switch, and shows the visitor's day. */
addEventListener('click', ({ target }) => {
  const link = target.closest('.switch a');
  if (link) localStorage.choice = link.search;
});

const shown = document.querySelector('.home time')?.dateTime;
if (shown) {
  const now = new Date();
  const here = new Date(now - now.getTimezoneOffset() * 6e4).toISOString().slice(0, 10);
  // Unless its clock is wrong by days.
  const isNear = Math.abs(now - Date.parse(`${shown}T12:00Z`)) < 13e7;
  if (isNear && here !== shown && !/date=/.test(location.search)) {
    location.replace(`/?date=${here}&${location.search.slice(1)}`);
  }
  const choice = new URLSearchParams(localStorage.choice);
  for (const link of document.querySelectorAll('a[href^="/"]:not([data-as-is])')) {
    const own = new URLSearchParams(link.search);
    for (const name of ['calendar', 'use']) {
      if (choice.has(name) && !own.has(name)) own.set(name, choice.get(name));
    }
    link.search = own;
  }
}
