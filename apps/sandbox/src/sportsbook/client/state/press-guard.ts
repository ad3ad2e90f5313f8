import { type ReadonlySignal, signal } from '@preact/signals';

/** How long what has just appeared under the pointer takes no press, milliseconds: longer than most double clicks take. */
const HELD_MS = 400;

/** What takes no press of a pointer: the page of the book, or everything. */
type Held = 'page' | 'all' | null;

/** Holds presses of a pointer back for a moment: a second one would hit what was not aimed at. Keys are not held back. */
export class PressGuard {
  readonly #held = signal<Held>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get held(): ReadonlySignal<Held> {
    return this.#held;
  }

  hold(what: 'page' | 'all'): void {
    this.#held.value = what;
    this.#count();
    // Counted anew from when it can be seen, which is later where the browser has much to draw.
    requestAnimationFrame(() => this.#count());
  }

  #count(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#held.value = null;
    }, HELD_MS);
  }
}
