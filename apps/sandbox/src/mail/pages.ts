import { html } from '../pages/html.ts';
import { outboxPage } from '../pages/outbox-page.ts';
import type { Answered, OneClick } from './one-click.ts';
import type { StoredMail } from './store.ts';

const style = `
  a { color: light-dark(#075985, #7dd3fc); }
  li { border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
  li a { display: grid; gap: .1rem; padding: .75rem 0; text-decoration: none; overflow-wrap: anywhere; }
  li strong { color: CanvasText; }
  dt { opacity: .75; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
  dd { margin: 0; overflow-wrap: anywhere; }
  button { font: inherit; padding: .6rem .75rem; min-height: 44px; border-radius: .5rem; border: 1px solid color-mix(in srgb, currentColor 45%, transparent); background: transparent; color: inherit; cursor: pointer; }
  .headers { grid-template-columns: 1fr; }
  .headers dd { margin-block-end: .5rem; }
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

/** The button that a mail provider shows beside a mail with such headers, and what its last press came to. */
function oneClickPart(mail: StoredMail, oneClick: OneClick | null, answered: Answered | null) {
  if (!oneClick) return null;
  const came =
    answered === null
      ? null
      : html`<p role="status">${'status' in answered ? `The platform answered ${answered.status}.` : answered.problem}</p>`;
  return html`<h2>Stopped by one press</h2>
<dl class="headers"><dt>List-Unsubscribe</dt><dd>&lt;${oneClick.address}&gt;</dd><dt>List-Unsubscribe-Post</dt><dd>${oneClick.form}</dd></dl>
<form method="post" action="/messages/${encodeURIComponent(mail.id)}/one-click"><button>Unsubscribe, as a mail provider does</button></form>${came}`;
}

/**
 * One mail: its head, its HTML in a frame that may do nothing, its text and its source, and how it is stopped.
 */
export function mailPage(
  mail: StoredMail,
  oneClick: OneClick | null,
  answered: Answered | null,
): string {
  return outboxPage(
    mail.subject,
    style,
    html`<p><a href="/">Outbox</a></p><h1><bdi>${mail.subject}</bdi></h1>
<dl><dt>From</dt><dd>${mail.sender}</dd><dt>To</dt><dd>${mail.recipients.join(', ')}</dd><dt>Reply to</dt><dd>${mail.replyTo ?? '–'}</dd><dt>Received</dt><dd>${timeOf(mail)}</dd></dl>
${oneClickPart(mail, oneClick, answered)}
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
