/** What this browser keeps for the book; where it keeps nothing, it is known until the page goes. */
export function read<T>(storage: () => Storage, name: string, otherwise: T): T {
  try {
    const text = storage().getItem(`oddhaven.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(storage: () => Storage, name: string, value: unknown): void {
  try {
    storage().setItem(`oddhaven.${name}`, JSON.stringify(value));
  } catch {
    // Blocked, or full.
  }
}
