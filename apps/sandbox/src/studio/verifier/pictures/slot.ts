import type { SlotStep, SlotWin } from '../../engines/slot/protocol.ts';
import { element } from '../../frame/element.ts';
import { winCaption } from '../../frame/slot/captions.ts';
import { slotTexts } from '../../frame/slot/texts.ts';
import { fillIn } from '../../frame/texts/say.ts';
import type { Draw } from './picture.ts';
import { heldCoins, type SlotDesk, slotGrid } from './slot-grid.ts';

type Stand = {
  readonly title: string;
  readonly grid: readonly (readonly string[])[];
  readonly wins: readonly SlotWin[];
};

/** Every stand of the reels in a step, in order; wins are read from the last form of each. */
function standsOf(step: SlotStep, { own, texts }: SlotDesk): Stand[] {
  const turned = (title: string, { grid, expanded, wins }: Omit<Stand, 'title'> & Expanded) =>
    expanded === null
      ? [{ title, grid, wins }]
      : [
          { title, grid, wins: [] },
          { title: own.became, grid: expanded, wins },
        ];
  return [
    ...turned('', step),
    ...(step.falls ?? []).map(({ grid, wins, multiplier }, at) => ({
      title: fillIn(own.fell, { number: at + 1, multiplier }),
      grid,
      wins,
    })),
    ...(step.again ?? []).flatMap((turn) =>
      turned(
        fillIn(texts.turnsAgain, { reels: turn.held.map((reel) => reel + 1).join(', ') }),
        turn,
      ),
    ),
  ];
}

type Expanded = Pick<SlotStep, 'expanded'>;

function standFigure({ title, grid, wins }: Stand, desk: SlotDesk): HTMLElement {
  return element(
    'figure',
    {},
    title === '' ? null : element('p', { class: 'pic-title' }, title),
    slotGrid(
      grid,
      wins.flatMap(({ cells }) => cells),
      desk,
    ),
    wins.length === 0
      ? null
      : element(
          'figcaption',
          {},
          element(
            'ul',
            {},
            ...wins.map((win) =>
              element('li', {}, winCaption(win, desk.game, desk.texts, desk.money)),
            ),
          ),
        ),
  );
}

const stepNodes = (step: SlotStep, desk: SlotDesk): HTMLElement[] => [
  ...standsOf(step, desk).map((stand) => standFigure(stand, desk)),
  ...(step.hold ? [heldCoins(step.hold, desk)] : []),
];

/** One free spin, drawn once it is looked at: there may be hundreds. */
function freeSpin(step: SlotStep, title: string, desk: SlotDesk): HTMLElement {
  const won =
    step.win > 0 ? fillIn(desk.texts.stepWin, { amount: desk.money.format(step.win) }) : '';
  const body = element('div', { class: 'pic-steps' });
  const node = element('details', {}, element('summary', {}, title, element('b', {}, won)), body);
  node.addEventListener('toggle', () => {
    if (node.open && body.childElementCount === 0) body.append(...stepNodes(step, desk));
  });
  return node;
}

export const drawSlot: Draw<'slot'> = ({ steps, capped }, plain) => {
  const desk = { ...plain, texts: { ...plain.frame, ...slotTexts[plain.lang] } };
  const { texts, money } = desk;
  const base = steps.filter(({ kind }) => kind === 'base');
  const free = steps.filter(({ kind }) => kind === 'free');
  const amount = money.format(steps.at(-1)?.totalWin ?? 0);
  const says =
    free.length > 0
      ? fillIn(texts.freeSpinsPaid, { spins: free.length, amount })
      : fillIn(texts.roundTotal, { amount });
  return {
    says: capped ? `${says} ${texts.capReached}` : says,
    node: element(
      'div',
      { class: 'pic-slot' },
      element('div', { class: 'pic-steps' }, ...base.flatMap((step) => stepNodes(step, desk))),
      ...free.map((step, at) =>
        freeSpin(step, fillIn(texts.freeSpinCounter, { number: at + 1, total: free.length }), desk),
      ),
    ),
  };
};
