import { element } from '../element.ts';

/** A long value that is compared sign by sign: read from left to right in every language. */
export const hexValue = (text = ''): HTMLElement =>
  element('code', { class: 'fair-hex', dir: 'ltr' }, text);

/** A term and its value. */
export const fact = (term: string, value: Node): HTMLElement =>
  element('div', {}, element('dt', {}, term), element('dd', {}, value));
