import { html } from '../payments/pages/html.ts';
import type { StoredSms } from './store.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  h1 { font-size: 1.5rem; }
  ul { list-style: none; padding: 0; display: grid; gap: .75rem; }
  li { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: .75rem; padding: .75rem 1rem; }
  p { margin: .25rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  small { opacity: .75; }
`;

/** Every message that was taken, the latest first. */
export function outboxPage(messages: readonly StoredSms[]): string {
  const rows = messages.map(
    (sms) =>
      html`<li><small>to <bdi>${sms.recipient}</bdi> · from ${sms.sender} · ${new Date(sms.receivedAt).toISOString()}</small><p dir="auto">${sms.text}</p></li>`,
  );
  const body = html`<body><main><h1>SMS outbox</h1><p>Text messages the platform has sent. They are delivered to nobody.</p>${
    rows.length === 0 ? html`<p>There is none yet.</p>` : html`<ul>${rows}</ul>`
  }</main></body>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>SMS · Sandbox outbox</title><style>${style}</style></head>${body.text}</html>`;
}
