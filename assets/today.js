/* Today's saints, feasts and fast on any site; see /embed. It requests one feed and stores nothing. */
(() => {
  const script = document.currentScript;
  const { origin } = new URL(script.src);
  const query = new URLSearchParams();
  // A church stands for both others.
  for (const name of script.dataset.church ? ['church'] : ['calendar', 'use']) {
    if (script.dataset[name]) query.set(name, script.dataset[name]);
  }
  const box = document.createElement('div');
  box.className = 'menologion';
  script.after(box);
  const root = box.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { display: block; max-width: var(--menologion-width, 24rem);
      padding: var(--menologion-padding, 1em); border: var(--menologion-border, 1px solid);
      background: var(--menologion-background, transparent);
      color: var(--menologion-ink, inherit); font: var(--menologion-font, inherit); }
    p { margin: 0.4em 0 0; }
    p:first-child { margin: 0; font-weight: bold; }
    a { color: var(--menologion-link, inherit); }`);
  root.adoptedStyleSheets = [sheet];

  const line = (...parts) => {
    const p = document.createElement('p');
    p.append(...parts);
    root.append(p);
  };
  const link = (href, text) => {
    const a = document.createElement('a');
    a.href = href;
    a.textContent = text;
    return a;
  };
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const here = parts.map((part) => String(part).padStart(2, '0')).join('-');

  fetch(`${origin}/feeds/today.json?${query}`)
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer)))
    .then(({ items }) => {
      // The date of the visitor, who may be a day ahead of the last item.
      const { title, summary, url } = items.find((item) => item.url.includes(here)) ?? items[0];
      line(title);
      for (const part of summary.split('\n')) line(part.replaceAll("'", '’'));
      line(link(url, 'Read the lives and the readings'));
    })
    .catch(async (answer) => {
      line(link(`${origin}/calendar/today`, 'Today in the Orthodox calendar'));
      const { errors = [] } = answer.status === 400 ? await answer.json() : {};
      for (const { parameter } of errors) {
        line(`The calendar does not know data-${parameter}="${script.dataset[parameter]}".`);
      }
    });
})();
