import type { RouletteDescription } from '../../engines/roulette/protocol.ts';
import { element } from '../element.ts';
import { colorOf, numberName, pocketLabel } from './spot-names.ts';
import type { RouletteTexts } from './texts.ts';

/** Numbers of the session kept in view. */
const KEPT = 12;

export type NumberHistory = {
  readonly node: HTMLOListElement;
  add(number: number): void;
};

/** The last numbers of this session, the latest first. */
export function createNumberHistory(
  { red }: Pick<RouletteDescription, 'red'>,
  texts: RouletteTexts,
): NumberHistory {
  const node = element(
    'ol',
    { class: 'history', 'aria-label': texts.history },
    element('li', { class: 'none' }, texts.noHistory),
  );
  return {
    node,
    add: (number) => {
      node.querySelector('.none')?.remove();
      node.prepend(
        element(
          'li',
          { class: colorOf(number, red), 'aria-label': numberName(number, red, texts) },
          pocketLabel(number),
        ),
      );
      while (node.childElementCount > KEPT) node.lastElementChild?.remove();
    },
  };
}
