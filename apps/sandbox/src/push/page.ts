import { z } from 'zod';
import { html } from '../pages/html.ts';
import { notesPage } from '../pages/outbox-page.ts';
import type { StoredPush } from './store.ts';

const shown = z.object({ title: z.string(), text: z.string(), path: z.string() });

function wordsOf(payload: string): z.infer<typeof shown> {
  try {
    return shown.parse(JSON.parse(payload));
  } catch {
    return { title: payload, text: '', path: '' };
  }
}

/** Every push that was taken, the latest first. */
export function listPage(pushes: readonly StoredPush[]): string {
  const rows = pushes.map((push) => {
    const { title, text, path } = wordsOf(push.payload);
    return html`<li><small>${new Date(push.receivedAt).toISOString()} · ${push.urgency} · ${path}</small><p dir="auto"><b>${title}</b></p><p dir="auto">${text}</p></li>`;
  });
  return notesPage(
    'Pushes',
    html`<h1>Pushes</h1><p>What the platform has pushed to devices, opened with their keys. It is shown on none.</p>`,
    rows,
  );
}
