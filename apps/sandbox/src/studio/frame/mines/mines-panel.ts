import { leastOf } from '../../engines/exact-pay.ts';
import {
  FIELDS,
  lastField,
  MAX_MINES,
  type MinesBet,
  type MinesOdds,
  minesPay,
} from '../../engines/mines/mines.ts';
import { element, reading } from '../element.ts';
import type { Money } from '../money.ts';
import { fillIn } from '../texts/say.ts';
import type { MinesTexts } from './texts.ts';

/** Steps of the ladder in view. */
const RUNGS = 5;

export type MinesPanel = {
  readonly node: HTMLElement;
  /** How many mines the next round is asked with. */
  readonly mines: number;
  draw(bet: MinesBet, opened: number): void;
  choose(mines: number): void;
  enable(enabled: boolean): void;
};

/** How many mines, what was found, what the next fields pay. */
export function createMinesPanel(options: {
  readonly texts: MinesTexts;
  readonly money: Money;
  readonly lang: string;
  readonly odds: MinesOdds;
  readonly step: number;
  readonly start: number;
  readonly changed: () => void;
}): MinesPanel {
  const { texts, money, lang, odds, step } = options;
  const slider = element('input', {
    type: 'range',
    min: 1,
    max: MAX_MINES,
    value: options.start,
    'aria-label': texts.mines,
  });
  slider.addEventListener('input', options.changed);
  const count = element('output', { class: 'mine-count', 'aria-hidden': 'true' });
  const [safeItem, safeValue] = reading(texts.safe);
  const [chanceItem, chanceValue] = reading(texts.chance);
  const [nextItem, nextValue] = reading(texts.next);
  const ladder = element('ol', { class: 'mine-ladder', 'aria-hidden': 'true' });
  const node = element(
    'div',
    { class: 'mine-panel' },
    element(
      'div',
      { class: 'mine-choice' },
      element('span', { 'aria-hidden': 'true' }, texts.mines),
      count,
      slider,
    ),
    element('dl', { class: 'mine-facts' }, safeItem, chanceItem, nextItem),
    ladder,
  );
  const multiple = (bet: MinesBet, opened: number): string => {
    const tenThousandths = leastOf(minesPay({ stake: 10_000, mines: bet.mines }, opened, odds));
    const digits = tenThousandths < 1_000_000 ? 2 : 0;
    return `× ${(tenThousandths / 10_000).toLocaleString(lang, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })}`;
  };

  return {
    node,
    get mines() {
      return Number(slider.value);
    },
    draw: (bet, opened) => {
      count.textContent = bet.mines.toLocaleString(lang);
      slider.setAttribute('aria-valuetext', fillIn(texts.minesOf, { count: bet.mines }));
      const last = lastField(bet.mines, odds);
      const left = FIELDS - opened;
      const safe = left - bet.mines;
      const more = opened < last;
      safeValue.textContent = `${opened.toLocaleString(lang)}/${last.toLocaleString(lang)}`;
      chanceValue.textContent = more
        ? (safe / left).toLocaleString(lang, { style: 'percent', maximumFractionDigits: 1 })
        : '–';
      nextValue.textContent = more ? money.pay(minesPay(bet, opened + 1, odds, step)) : '–';
      const from = Math.max(1, Math.min(opened, last - RUNGS + 1));
      const rungs = Array.from({ length: Math.min(RUNGS, last) }, (_, index) => from + index);
      ladder.replaceChildren(
        ...rungs.map((rung) =>
          element(
            'li',
            { class: rung === opened ? 'here' : rung < opened ? 'past' : '' },
            element('small', {}, rung.toLocaleString(lang)),
            multiple(bet, rung),
          ),
        ),
      );
    },
    choose: (mines) => {
      slider.value = String(mines);
    },
    enable: (enabled) => {
      slider.disabled = !enabled;
    },
  };
}
