import { element } from '../element.ts';

/** Results of the session kept in view. */
const KEPT = 10;

export type LastResults = {
  readonly node: HTMLOListElement;
  add(text: string, hit: boolean): void;
};

/** The last results of this session, the latest first. */
export function createLastResults(label: string, none: string): LastResults {
  const node = element(
    'ol',
    { class: 'results', 'aria-label': label },
    element('li', { class: 'none' }, none),
  );
  return {
    node,
    add: (text, hit) => {
      node.querySelector('.none')?.remove();
      node.prepend(element('li', { class: hit ? 'hit' : 'miss' }, text));
      while (node.childElementCount > KEPT) node.lastElementChild?.remove();
    },
  };
}
