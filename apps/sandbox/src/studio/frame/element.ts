const SVG = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string | number>>;
type Child = Node | string | null;

const fill = <T extends Element>(
  node: T,
  attributes: Attributes,
  children: readonly Child[],
): T => {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  for (const child of children) if (child !== null) node.append(child);
  return node;
};

/** An HTML element with attributes and children; a text becomes a text node, never markup. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] => fill(document.createElement(tag), attributes, children);

/** The same for SVG. */
export const svgElement = <K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[K] => fill(document.createElementNS(SVG, tag), attributes, children);

/** A button that acts on a press. Its label is its text, or `aria-label` among the attributes. */
export function button(
  attributes: Attributes,
  onPress: () => void,
  ...children: Child[]
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, ...children);
  made.addEventListener('click', onPress);
  return made;
}

/** A term and its value as a `div` for a `dl`; the value is changed through the second node. */
export function reading(term: string, className = ''): [HTMLDivElement, HTMLElement] {
  const value = element('dd');
  return [element('div', { class: className }, element('dt', {}, term), value), value];
}
