import { tabStore } from '../storage.ts';

/** What was typed, by the name of its form, for the page that loads next. */
const TYPED = 'typed';

const readers = new Map<string, () => unknown>();

/**
 * Has something typed outlive a reload that the site itself makes. Returns what ends it.
 * @param read answers what is to be kept, free of passwords and card numbers; null for nothing
 */
export function keepOverReload(name: string, read: () => unknown): () => void {
  readers.set(name, read);
  return () => {
    if (readers.get(name) === read) readers.delete(name);
  };
}

/**
 * Keeps what stands in the forms of this page, beside what was kept before for forms that did not open since. To be
 * called right before the page is loaded anew.
 */
export function keepTyped(): void {
  const typed = [...readers].map(([name, read]) => [name, read()] as const);
  write({ ...held(), ...Object.fromEntries(typed.filter(([, value]) => value !== null)) });
}

/** What was kept under a name, once; null when there is nothing. In the browser only. */
export function takeTyped(name: string): unknown {
  const { [name]: taken, ...others } = held();
  if (taken === undefined) return null;
  write(others);
  return taken;
}

function write(typed: Readonly<Record<string, unknown>>): void {
  if (Object.keys(typed).length === 0) tabStore.removeItem(TYPED);
  else tabStore.setItem(TYPED, JSON.stringify(typed));
}

function held(): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(tabStore.getItem(TYPED) ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
