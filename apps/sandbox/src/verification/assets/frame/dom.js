const screen = document.getElementById('screen');
const said = document.getElementById('said');

/** Makes an element; an attribute that is true stands alone, one that is false or missing is left out. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === undefined || value === null) continue;
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return node;
}

/** Shows a screen. Its heading takes the focus, so that who cannot see hears where they are. */
export function show(name, heading, ...parts) {
  const title = el('h1', { tabindex: '-1' }, heading);
  screen.dataset.screen = name;
  screen.setAttribute('aria-busy', 'false');
  screen.replaceChildren(title, ...parts.flat().filter((part) => part !== null));
  title.focus({ preventScroll: true });
}

export function showWaiting(text) {
  screen.dataset.screen = 'waiting';
  screen.setAttribute('aria-busy', 'true');
  screen.replaceChildren(el('h1', { class: 'sr-only' }, text), el('div', { class: 'spinner' }));
}

/** Says something to who cannot see the screen. */
export function say(text) {
  said.textContent = text;
}

export const fill = (text, values) =>
  text.replace(/\{(\w+)\}/g, (_all, name) => String(values[name] ?? ''));

export const button = (text, onclick, kind = 'main') =>
  el('button', { type: 'button', class: kind, onclick }, text);

/** Drawings, each of one path; they say nothing that the words beside them do not. */
export function icon(path, kind = 'icon') {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', kind);
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

export const drawings = {
  IDENTITY:
    'M3 6h18v12H3zM8 13.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm-3 3c.500-1.700 1.700-2.500 3-2.500s2.500.800 3 2.500M14 10h4m-4 4h4',
  SELFIE: 'M12 13a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 7c.800-3.500 3.500-5 7-5s6.200 1.500 7 5',
  PROOF_OF_RESIDENCE: 'm4 11 8-7 8 7v9H4zM10 20v-6h4v6',
  INVESTABILITY: 'M7 3h8l4 4v14H7zM14 3v5h5M10 12h6m-6 4h6',
  good: 'm5 12.500 4.500 4.500L19 7.500',
  bad: 'M7 7l10 10M17 7 7 17',
  again: 'M5 12a7 7 0 1 1 2 5M5 18v-4h4',
  wait: 'M12 7v5l3.500 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
};
