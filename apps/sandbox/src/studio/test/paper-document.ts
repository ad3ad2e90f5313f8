/** Just enough of a document to see what is put into one: elements with attributes and children. */
export class PaperElement {
  readonly children: PaperElement[] = [];
  readonly texts: string[] = [];
  readonly attributes: Record<string, string> = {};
  readonly style = { setProperty: () => undefined };
  readonly classList = { add: () => undefined, remove: () => undefined };
  readonly tag: string;

  constructor(tag: string) {
    this.tag = tag;
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

  addEventListener(): void {}

  querySelectorAll(): [] {
    return [];
  }

  /** Itself and all it holds. */
  all(): PaperElement[] {
    return [this, ...this.children.flatMap((child) => child.all())];
  }
}

export const paperDocument = {
  createElement: (tag: string) => new PaperElement(tag),
  createElementNS: (_space: string, tag: string) => new PaperElement(tag),
  createTextNode: (text: string) => text,
};
