import { html } from '../pages/html.ts';
import { notesPage } from '../pages/outbox-page.ts';
import type { StoredSms } from './store.ts';

/** Every message that was taken, the latest first. */
export function listPage(messages: readonly StoredSms[]): string {
  const rows = messages.map(
    (sms) =>
      html`<li><small>to <bdi>${sms.recipient}</bdi> · from ${sms.sender} · ${new Date(sms.receivedAt).toISOString()}</small><p dir="auto">${sms.text}</p></li>`,
  );
  return notesPage(
    'SMS',
    html`<h1>SMS outbox</h1><p>Text messages the platform has sent. They are delivered to nobody.</p>`,
    rows,
  );
}
