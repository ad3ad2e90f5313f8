/** Milliseconds without another message after which a list takes the changes over. */
export const LIST_DEBOUNCE = 500;

export type Later = (run: () => void, milliseconds: number) => () => void;

const later: Later = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

interface Versioned {
  readonly id: string;
  /** Grows with every change. */
  readonly version: number;
}

/** Gathers what changed, the newest state of each, and hands it over once no other comes. */
export function createGathering<Item extends Versioned>(
  take: (items: readonly Item[]) => void,
  wait = later,
) {
  const gathered = new Map<string, Item>();
  let callOff = () => {};
  return {
    add(item: Item): void {
      const known = gathered.get(item.id);
      if (!known || known.version < item.version) gathered.set(item.id, item);
      callOff();
      callOff = wait(() => {
        const items = [...gathered.values()];
        gathered.clear();
        take(items);
      }, LIST_DEBOUNCE);
    },
    stop(): void {
      callOff();
      gathered.clear();
    },
  };
}
