interface Versioned {
  readonly id: string;
  /** Grows with every change. */
  readonly version: number;
}

/**
 * What was requested, each item as its newest version: a message may have told a newer one while a slow
 * answer was on its way.
 * @param known what is held of the same list
 */
export function newest<Item extends Versioned>(
  asked: readonly Item[],
  known: readonly Item[] | undefined,
): Item[] {
  return asked.map(
    (item) => known?.find(({ id, version }) => id === item.id && version > item.version) ?? item,
  );
}
