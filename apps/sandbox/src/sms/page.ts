import { html } from '../pages/html.ts';
import { outboxPage } from '../pages/outbox-page.ts';
import type { StoredSms } from './store.ts';

const style = `
  body { max-width: 40rem; }
  ul { display: grid; gap: .75rem; }
  li { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: .75rem; padding: .75rem 1rem; }
  p { margin: .25rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Every message that was taken, the latest first. */
export function listPage(messages: readonly StoredSms[]): string {
  const rows = messages.map(
    (sms) =>
      html`<li><small>to <bdi>${sms.recipient}</bdi> · from ${sms.sender} · ${new Date(sms.receivedAt).toISOString()}</small><p dir="auto">${sms.text}</p></li>`,
  );
  return outboxPage(
    'SMS',
    style,
    html`<h1>SMS outbox</h1><p>Text messages the platform has sent. They are delivered to nobody.</p>${
      rows.length === 0 ? html`<p>There is none yet.</p>` : html`<ul>${rows}</ul>`
    }`,
  );
}
