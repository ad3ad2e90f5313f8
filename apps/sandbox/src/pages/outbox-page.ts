import { html, type Markup } from './html.ts';

const ground = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
  ul { list-style: none; padding: 0; }
  small { opacity: .75; }
`;

/** A whole page of an outbox: what the platform has sent, for who tries the product out to read. */
export function outboxPage(title: string, style: string, main: Markup): string {
  const head = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Sandbox outbox</title>`;
  const body = html`<body><main>${main}</main></body>`;
  return `<!doctype html><html lang="en"><head>${head.text}<style>${ground}${style}</style></head>${body.text}</html>`;
}

const notes = `
  body { max-width: 40rem; }
  ul { display: grid; gap: .75rem; }
  li { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: .75rem; padding: .75rem 1rem; }
  p { margin: .25rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** The page of an outbox that holds short words: all of them one below the other. */
export function notesPage(title: string, head: Markup, rows: readonly Markup[]): string {
  const list = rows.length === 0 ? html`<p>There is none yet.</p>` : html`<ul>${rows}</ul>`;
  return outboxPage(title, notes, html`${head}${list}`);
}
