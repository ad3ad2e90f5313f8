import type { RouletteDescription } from '../../engines/roulette/protocol.ts';
import { element } from '../element.ts';
import type { Money } from '../money.ts';
import { onSpot, type PlacedChips } from '../table/placed-chips.ts';
import { fillIn } from '../texts/say.ts';
import { colorOf, pocketLabel, spotName } from './spot-names.ts';
import { type Direction, neighbour, type Spot, TABLE, upright } from './table-layout.ts';
import type { RouletteTexts } from './texts.ts';

export type BettingTable = {
  readonly node: HTMLElement;
  /** Lays the table across or upright. */
  turn(isUpright: boolean): void;
  draw(placed: PlacedChips): void;
  /** Marks the number and the spots that paid; null takes the marks away. */
  mark(result: { number: number; paid: ReadonlySet<string> } | null): void;
  enable(enabled: boolean): void;
};

const POINT = 0.42;

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const classesOf = ({ kind, numbers, size }: Spot, red: readonly number[]): string => {
  if (!size) return 'spot point';
  const color =
    kind === 'straight'
      ? colorOf(numbers[0] ?? 0, red)
      : kind === 'red' || kind === 'black'
        ? kind
        : 'plain';
  return `spot cell ${color} ${kind}`;
};

/** The betting table: every bet is a button, one of them in the tab order, arrow keys move between. */
export function createBettingTable(options: {
  readonly game: RouletteDescription;
  readonly spots: readonly Spot[];
  readonly texts: RouletteTexts;
  readonly money: Money;
  readonly lay: (spot: Spot) => void;
  readonly takeBack: (spot: Spot) => void;
}): BettingTable {
  const { game, spots, texts, money } = options;
  let isUpright = false;
  const place = (spot: Spot) => (isUpright ? upright(spot) : spot);

  const face = ({ kind, numbers }: Spot): string => {
    if (kind === 'straight') return pocketLabel(numbers[0] ?? 0);
    if (kind === 'column') return '2:1';
    if (kind === 'dozen') return texts.dozens[(numbers[0] ?? 1) - 1] ?? '';
    return kind === 'low' ? '1–18' : kind === 'high' ? '19–36' : texts.spot[kind];
  };
  const payoutOf = ({ kind }: Spot): number =>
    game.bets.find((bet) => bet.kind === kind)?.payout ?? 0;

  const buttons = new Map<string, HTMLButtonElement>();
  const node = element('div', { class: 'table', role: 'group', 'aria-label': texts.table });
  for (const spot of spots) {
    const made = element(
      'button',
      { type: 'button', class: classesOf(spot, game.red), tabindex: -1 },
      spot.size ? element('span', { class: 'face' }, face(spot)) : null,
    );
    made.addEventListener('click', () => options.lay(spot));
    made.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      options.takeBack(spot);
    });
    made.addEventListener('keydown', (event) => onKey(event, spot));
    buttons.set(spot.id, made);
    node.append(made);
  }
  let current = spots[0];
  focusable(current, false);

  function focusable(spot: Spot | undefined, focus: boolean): void {
    if (!spot) return;
    if (current) buttons.get(current.id)?.setAttribute('tabindex', '-1');
    current = spot;
    const next = buttons.get(spot.id);
    next?.setAttribute('tabindex', '0');
    if (focus) next?.focus();
  }

  function onKey(event: KeyboardEvent, spot: Spot): void {
    const direction = arrows[event.key];
    if (direction) {
      event.preventDefault();
      focusable(neighbour(spots, spot, direction, place) ?? spot, true);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      options.takeBack(spot);
    }
  }

  /** A point on a border takes less than half of a small cell, and no more than a finger of a large. */
  const share = (length: number | undefined, whole: number): string =>
    length === undefined ? `min(26px, ${(100 * POINT) / whole}%)` : `${(100 * length) / whole}%`;

  function turn(wanted: boolean): void {
    isUpright = wanted;
    node.classList.toggle('upright', wanted);
    const across = wanted ? TABLE.height : TABLE.width;
    const down = wanted ? TABLE.width : TABLE.height;
    for (const spot of spots) {
      const { x, y, size } = place(spot);
      const style = buttons.get(spot.id)?.style;
      if (!style) continue;
      style.left = `${(100 * x) / across}%`;
      style.top = `${(100 * y) / down}%`;
      style.width = share(size?.width, across);
      style.height = share(size?.height, down);
    }
  }

  function draw(placed: PlacedChips): void {
    for (const spot of spots) {
      const made = buttons.get(spot.id);
      const amount = onSpot(placed, spot);
      made?.querySelector('.chip')?.remove();
      const label = fillIn(texts.spotPays, { spot: spotName(spot, texts), payout: payoutOf(spot) });
      made?.setAttribute(
        'aria-label',
        amount > 0 ? fillIn(texts.spotHolds, { label, amount: money.format(amount) }) : label,
      );
      if (amount > 0) made?.append(element('span', { class: 'chip' }, money.short(amount)));
    }
  }

  turn(false);
  draw([]);
  return {
    node,
    turn,
    draw,
    mark: (result) => {
      node.classList.toggle('settled', result !== null);
      for (const spot of spots) {
        const list = buttons.get(spot.id)?.classList;
        list?.toggle('paid', result?.paid.has(spot.id) ?? false);
        list?.toggle(
          'drawn',
          result !== null && spot.kind === 'straight' && spot.numbers[0] === result.number,
        );
      }
    },
    enable: (enabled) => {
      node.classList.toggle('closed', !enabled);
      for (const made of buttons.values()) made.ariaDisabled = String(!enabled);
    },
  };
}
