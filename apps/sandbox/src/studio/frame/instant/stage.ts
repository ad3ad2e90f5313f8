import '../styles/choices.css';
import '../styles/instant.css';
import '../styles/instant-fit.css';
import { element } from '../element.ts';

/** A board and what is chosen beside it. */
export const instantStage = (board: readonly Node[], side: readonly Node[]): HTMLElement =>
  element(
    'div',
    { class: 'instant' },
    element('div', { class: 'instant-board' }, ...board),
    element('div', { class: 'instant-side' }, ...side),
  );

/** A table of pays for the rules. */
export const payTable = (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): HTMLElement =>
  element(
    'table',
    { class: 'pay-table' },
    element(
      'thead',
      {},
      element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head))),
    ),
    element(
      'tbody',
      {},
      ...rows.map((cells) => element('tr', {}, ...cells.map((cell) => element('td', {}, cell)))),
    ),
  );
