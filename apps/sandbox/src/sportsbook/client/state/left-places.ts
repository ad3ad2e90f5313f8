/** How far the window was scrolled where pages of the book were left. */
export class LeftPlaces {
  /** CSS pixels by route. */
  readonly #scrolled = new Map<string, number>();
  #isReturn = false;

  /** @param isReturn whether Back or Forward leads away, and not a press in the book */
  leave(route: string, isReturn: boolean): void {
    // Going back, the operator's page may have scrolled already.
    if (!isReturn) this.#scrolled.set(route, window.scrollY);
    this.#isReturn = isReturn;
  }

  /** Where a page that was come back to is to be scrolled to; null for one that begins at its top. */
  arriveAt(route: string): number | null {
    const scrolled = this.#isReturn ? this.#scrolled.get(route) : undefined;
    this.#isReturn = false;
    return scrolled ?? null;
  }
}
