/** Just enough of a document to see what is put into one: elements with attributes and children. */
export class PaperElement {
  readonly children: PaperElement[] = [];
  readonly texts: string[] = [];
  readonly attributes: Record<string, string> = {};
  readonly properties: Record<string, string> = {};
  readonly tag: string;
  /** Of `details`. */
  open = false;
  readonly #listeners: (() => void)[] = [];

  readonly style = {
    setProperty: (name: string, value: string): void => {
      this.properties[name] = value;
    },
  };
  readonly classList = {
    add: (name: string): void => this.setAttribute('class', [...this.classes(), name].join(' ')),
    remove: (name: string): void =>
      this.setAttribute(
        'class',
        this.classes()
          .filter((one) => one !== name)
          .join(' '),
      ),
  };

  constructor(tag: string) {
    this.tag = tag;
  }

  get childElementCount(): number {
    return this.children.length;
  }

  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }

  append(...nodes: (PaperElement | string)[]): void {
    for (const node of nodes) {
      if (node instanceof PaperElement) this.children.push(node);
      else this.texts.push(node);
    }
  }

  replaceChildren(...nodes: (PaperElement | string)[]): void {
    this.children.length = 0;
    this.texts.length = 0;
    this.append(...nodes);
  }

  addEventListener(_event: string, listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Opens a `details`, as a press on its summary does. */
  unfold(): void {
    this.open = true;
    for (const listener of this.#listeners) listener();
  }

  querySelectorAll(selector: string): PaperElement[] {
    return this.withClass(selector.replace('.', ''));
  }

  classes(): string[] {
    return (this.attributes.class ?? '').split(' ').filter((name) => name !== '');
  }

  /** All it holds of a class. */
  withClass(name: string): PaperElement[] {
    return this.all().filter((node) => node.classes().includes(name));
  }

  /** Itself and all it holds. */
  all(): PaperElement[] {
    return [this, ...this.children.flatMap((child) => child.all())];
  }

  /** All it says, its own words before those of what it holds. */
  words(): string {
    return this.all()
      .flatMap(({ texts }) => texts)
      .join(' ');
  }
}

export const paperDocument = {
  createElement: (tag: string) => new PaperElement(tag),
  createElementNS: (_space: string, tag: string) => new PaperElement(tag),
  createTextNode: (text: string) => text,
};
