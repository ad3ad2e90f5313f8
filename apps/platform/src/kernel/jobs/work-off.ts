/** Items that are read at a time. */
const pageLength = 500;

export interface DueItems<Item> {
  /**
   * The next items after `last` in an order that does not change while they are worked off, by a key of theirs
   * (`id > last.id order by id limit`): never by an offset, and never the same again.
   */
  readonly page: (last: Item | undefined, limit: number) => Promise<readonly Item[]>;
  /** Does one item, in a transaction of its own. */
  readonly work: (item: Item) => Promise<void>;
  /** Notes that an item failed; it is due again with the next run. */
  readonly failed: (item: Item, error: unknown) => void;
}

/**
 * Works off everything that is due, page by page and each item by itself: what is stuck is noted and left, and
 * holds up nothing behind it, however much of it stands in front.
 */
export async function workOff<Item>({ page, work, failed }: DueItems<Item>): Promise<void> {
  let last: Item | undefined;
  for (;;) {
    const items = await page(last, pageLength);
    for (const item of items)
      await work(item).catch((error: unknown) => {
        failed(item, error);
      });
    last = items.at(-1);
    if (items.length < pageLength) return;
  }
}
