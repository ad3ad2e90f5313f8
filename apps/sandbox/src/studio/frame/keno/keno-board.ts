import { button, element } from '../element.ts';
import { calm, wait } from '../pace.ts';

/** Numbers in a row. */
const COLUMNS = 8;
/** Milliseconds between two drawn numbers. */
const BEAT = 190;

export type KenoBoard = {
  readonly node: HTMLElement;
  /** Marks the chosen numbers and takes the last draw off. */
  choose(picks: ReadonlySet<number>): void;
  /** Turns the drawn numbers over one by one; `each` is told whether it is a hit. */
  reveal(drawn: readonly number[], each: (hit: boolean) => void): Promise<void>;
  /** Shows a whole draw at once. */
  rest(drawn: readonly number[]): void;
  enable(enabled: boolean): void;
};

/** The numbers, one button each. The arrow keys go from one to the next, Tab leaves the board. */
export function createKenoBoard(options: {
  readonly label: string;
  readonly numbers: number;
  /** A number as a reader writes it. */
  readonly write: (value: number) => string;
  readonly press: (number: number) => void;
}): KenoBoard {
  const cells = Array.from({ length: options.numbers }, (_, at) =>
    button(
      { class: 'keno-number', 'aria-pressed': 'false', tabindex: at === 0 ? 0 : -1 },
      () => options.press(at + 1),
      options.write(at + 1),
    ),
  );
  const node = element(
    'div',
    { class: 'keno-board', role: 'group', dir: 'ltr', 'aria-label': options.label },
    ...cells,
  );

  const reach = (at: number): void => {
    const target = cells[at];
    if (!target) return;
    for (const cell of cells) cell.tabIndex = cell === target ? 0 : -1;
    target.focus();
  };
  node.addEventListener('keydown', (event) => {
    const by = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -COLUMNS,
      ArrowDown: COLUMNS,
    }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    reach(cells.indexOf(event.target as HTMLButtonElement) + by);
  });

  const picked = (number: number): boolean => cells[number - 1]?.ariaPressed === 'true';
  const clear = (): void => {
    for (const cell of cells) cell.classList.remove('drawn');
  };
  const show = (number: number): void => cells[number - 1]?.classList.add('drawn');

  return {
    node,
    choose: (picks) => {
      clear();
      cells.forEach((cell, at) => {
        cell.ariaPressed = String(picks.has(at + 1));
      });
    },
    reveal: async (drawn, each) => {
      clear();
      for (const number of drawn) {
        if (!calm()) await wait(BEAT);
        show(number);
        each(picked(number));
      }
    },
    rest: (drawn) => {
      clear();
      drawn.forEach(show);
    },
    enable: (enabled) => {
      for (const cell of cells) cell.ariaDisabled = String(!enabled);
    },
  };
}
