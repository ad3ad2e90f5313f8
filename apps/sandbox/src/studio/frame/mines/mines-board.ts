import { FIELDS } from '../../engines/mines/mines.ts';
import type { MinesOutcome } from '../../engines/mines/protocol.ts';
import { button, element } from '../element.ts';
import { fillIn } from '../texts/say.ts';
import { buoy, mine } from './field-art.ts';
import type { MinesTexts } from './texts.ts';

const ACROSS = 5;

export type MinesBoard = {
  readonly node: HTMLElement;
  /** Shows what is known; null closes every field. */
  draw(outcome: MinesOutcome | null): void;
  /** Whether fields can be opened. */
  enable(enabled: boolean): void;
  /** Marks the field that is being opened. */
  hold(field: number): void;
};

/** Five by five fields; the arrow keys go from one to the next, and only one is a tab stop. */
export function createMinesBoard(options: {
  readonly texts: MinesTexts;
  readonly open: (field: number) => void;
}): MinesBoard {
  const { texts } = options;
  let shown: MinesOutcome | null = null;
  let enabled = false;

  const fields = Array.from({ length: FIELDS }, (_, field) =>
    button({ class: 'field', tabindex: field === 0 ? 0 : -1 }, () => {
      if (enabled && !shown?.opened.includes(field)) options.open(field);
    }),
  );
  const node = element(
    'div',
    { class: 'mine-board', role: 'group', 'aria-label': texts.board },
    ...fields,
  );
  node.addEventListener('focusin', ({ target }) => {
    for (const field of fields) field.tabIndex = field === target ? 0 : -1;
  });
  node.addEventListener('keydown', (event) => {
    const at = fields.indexOf(event.target as HTMLButtonElement);
    const side = getComputedStyle(node).direction === 'rtl' ? -1 : 1;
    const by = { ArrowRight: side, ArrowLeft: -side, ArrowDown: ACROSS, ArrowUp: -ACROSS }[
      event.key
    ];
    if (at < 0 || by === undefined) return;
    event.preventDefault();
    const leavesRow =
      Math.abs(by) === 1 && Math.floor((at + by) / ACROSS) !== Math.floor(at / ACROSS);
    if (!leavesRow) fields[at + by]?.focus();
  });

  function paint(field: number): void {
    const own = fields[field];
    if (!own) return;
    const opened = shown?.opened.includes(field) ?? false;
    const mined = shown?.mines?.includes(field) ?? false;
    const state = mined ? (opened ? 'struck' : 'mined') : opened ? 'safe' : 'closed';
    const words = mined ? texts.minedField : opened ? texts.safeField : texts.closedField;
    own.ariaLabel = fillIn(words, {
      row: Math.floor(field / ACROSS) + 1,
      column: (field % ACROSS) + 1,
    });
    own.ariaDisabled = String(!enabled || opened);
    own.classList.remove('held');
    if (own.dataset.state === state) return;
    own.dataset.state = state;
    own.replaceChildren(...(mined ? [mine()] : opened ? [buoy()] : []));
  }

  const paintAll = (): void => {
    for (const field of fields.keys()) paint(field);
  };
  paintAll();
  return {
    node,
    draw: (outcome) => {
      shown = outcome;
      node.classList.toggle('over', outcome?.mines != null);
      paintAll();
    },
    enable: (wanted) => {
      enabled = wanted;
      node.classList.toggle('live', wanted);
      paintAll();
    },
    hold: (field) => fields[field]?.classList.add('held'),
  };
}
