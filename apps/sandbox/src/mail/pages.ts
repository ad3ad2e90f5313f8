import { html } from '../pages/html.ts';
import { outboxPage } from '../pages/outbox-page.ts';
import type { StoredMail } from './store.ts';

const style = `
  a { color: light-dark(#075985, #7dd3fc); }
  li { border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
  li a { display: grid; gap: .1rem; padding: .75rem 0; text-decoration: none; overflow-wrap: anywhere; }
  li strong { color: CanvasText; }
  dt { opacity: .75; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
  dd { margin: 0; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 28rem; border: 1px solid color-mix(in srgb, currentColor 30%, transparent); background: white; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const timeOf = (mail: StoredMail) => new Date(mail.receivedAt).toISOString();

/** Every mail that was taken, the latest first. */
export function listPage(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    (mail) =>
      html`<li><a href="/messages/${encodeURIComponent(mail.id)}"><strong><bdi>${mail.subject}</bdi></strong><span>to ${mail.recipients.join(', ')}</span><small>${timeOf(mail)}</small></a></li>`,
  );
  return outboxPage(
    'Mails',
    style,
    html`<h1>Outbox</h1><p>Mails the platform has sent. They are delivered to nobody.</p>${
      rows.length === 0 ? html`<p>There is none yet.</p>` : html`<ul>${rows}</ul>`
    }`,
  );
}

/** One mail: its head, its HTML in a frame that may do nothing, its text and its source. */
export function mailPage(mail: StoredMail): string {
  return outboxPage(
    mail.subject,
    style,
    html`<p><a href="/">Outbox</a></p><h1><bdi>${mail.subject}</bdi></h1>
<dl><dt>From</dt><dd>${mail.sender}</dd><dt>To</dt><dd>${mail.recipients.join(', ')}</dd><dt>Reply to</dt><dd>${mail.replyTo ?? '–'}</dd><dt>Received</dt><dd>${timeOf(mail)}</dd></dl>
<h2>As HTML</h2><iframe title="The mail as HTML" sandbox srcdoc="${mail.html}"></iframe>
<h2>As text</h2><pre>${mail.text}</pre>
<details><summary>Source</summary><pre>${mail.raw}</pre></details>`,
  );
}

export function missingPage(): string {
  return outboxPage(
    'Not found',
    style,
    html`<h1>There is no such mail</h1><p><a href="/">Outbox</a></p>`,
  );
}
