import type { RouletteDescription } from '../../protocol-games.ts';
import { element } from '../element.ts';
import type { FrameTexts } from '../texts/en.ts';
import { colorOf, numberName } from './spot-names.ts';

/** Numbers of the session kept in view. */
const KEPT = 12;

export type NumberHistory = {
  readonly node: HTMLOListElement;
  add(number: number): void;
};

/** The last numbers of this session, the latest first. */
export function createNumberHistory(
  { red }: Pick<RouletteDescription, 'red'>,
  texts: FrameTexts,
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
          String(number),
        ),
      );
      while (node.childElementCount > KEPT) node.lastElementChild?.remove();
    },
  };
}
