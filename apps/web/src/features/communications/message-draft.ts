import type { MessageValues } from './message-rules.ts';

const KEY = 'message-draft';

/** What was written and not sent in this tab: it outlives a reload, another page, another language. */
export function readDraft(storage: Pick<Storage, 'getItem'>): MessageValues | null {
  try {
    const held: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return isMessage(held) ? held : null;
  } catch {
    return null;
  }
}

export function keepDraft(storage: Pick<Storage, 'setItem'>, values: MessageValues): void {
  try {
    storage.setItem(KEY, JSON.stringify(values));
  } catch {
    // A full or forbidden storage only means that nothing is kept.
  }
}

export function forgetDraft(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(KEY);
}

function isMessage(held: unknown): held is MessageValues {
  if (typeof held !== 'object' || held === null) return false;
  const { name, email, topic, message } = held as Record<string, unknown>;
  return [name, email, topic, message].every((value) => typeof value === 'string');
}
