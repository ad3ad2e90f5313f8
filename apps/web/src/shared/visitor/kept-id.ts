import type { Kept } from '#shared/storage.ts';

const KEY = 'pierlight.visitor';

/**
 * An id of this browser, made with `newId` and kept in its storage: what a visitor is known by where
 * nothing can be computed. Another one on each page load where nothing may be stored either.
 */
export function keptId(storage: Kept, newId: () => string): string {
  try {
    const known = storage.getItem(KEY);
    if (known) return known;
    const id = newId();
    storage.setItem(KEY, id);
    return id;
  } catch {
    return newId();
  }
}
