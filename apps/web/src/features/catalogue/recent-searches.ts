const KEY = 'recent-searches';
const KEPT = 6;

/** What was searched for on this device, the latest first. */
export function readRecentSearches(storage: Pick<Storage, 'getItem'>): readonly string[] {
  try {
    const held: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    if (!Array.isArray(held)) return [];
    return held.filter((entry) => typeof entry === 'string').slice(0, KEPT);
  } catch {
    return [];
  }
}

/** Puts a search in front of the others, where it was or not; one of a single letter says nothing. */
export function keepSearch(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  search: string,
): readonly string[] {
  const words = search.trim();
  const held = readRecentSearches(storage);
  if (words.length < 2) return held;
  const same = words.toLowerCase();
  const kept = [words, ...held.filter((entry) => entry.toLowerCase() !== same)].slice(0, KEPT);
  try {
    storage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage only means that nothing is remembered.
  }
  return kept;
}

export function forgetSearches(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(KEY);
}
