import { html, type Markup } from '../payments/pages/html.ts';
import type { StoredMail } from './store.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
  a { color: light-dark(#075985, #7dd3fc); }
  ul { list-style: none; padding: 0; }
  li { border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
  li a { display: grid; gap: .1rem; padding: .75rem 0; text-decoration: none; overflow-wrap: anywhere; }
  li strong { color: CanvasText; }
  small, dt { opacity: .75; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
  dd { margin: 0; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 28rem; border: 1px solid color-mix(in srgb, currentColor 30%, transparent); background: white; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

function document(title: string, body: Markup): string {
  return `<!doctype html>${
    html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Sandbox outbox</title>`
      .text
  }<style>${style}</style></head>${html`<body>${body}</body></html>`.text}`;
}

const timeOf = (mail: StoredMail) => new Date(mail.receivedAt).toISOString();

/** Every mail that was taken, the latest first. */
export function listPage(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    (mail) =>
      html`<li><a href="/messages/${encodeURIComponent(mail.id)}"><strong><bdi>${mail.subject}</bdi></strong><span>to ${mail.recipients.join(', ')}</span><small>${timeOf(mail)}</small></a></li>`,
  );
  return document(
    'Mails',
    html`<main><h1>Outbox</h1><p>Mails the platform has sent. They are delivered to nobody.</p>${
      rows.length === 0 ? html`<p>There is none yet.</p>` : html`<ul>${rows}</ul>`
    }</main>`,
  );
}

/** One mail: its head, its HTML in a frame that may do nothing, its text and its source. */
export function mailPage(mail: StoredMail): string {
  return document(
    mail.subject,
    html`<main><p><a href="/">Outbox</a></p><h1><bdi>${mail.subject}</bdi></h1>
<dl><dt>From</dt><dd>${mail.sender}</dd><dt>To</dt><dd>${mail.recipients.join(', ')}</dd><dt>Reply to</dt><dd>${mail.replyTo ?? '–'}</dd><dt>Received</dt><dd>${timeOf(mail)}</dd></dl>
<h2>As HTML</h2><iframe title="The mail as HTML" sandbox srcdoc="${mail.html}"></iframe>
<h2>As text</h2><pre>${mail.text}</pre>
<details><summary>Source</summary><pre>${mail.raw}</pre></details></main>`,
  );
}

export function missingPage(): string {
  return document(
    'Not found',
    html`<main><h1>There is no such mail</h1><p><a href="/">Outbox</a></p></main>`,
  );
}
