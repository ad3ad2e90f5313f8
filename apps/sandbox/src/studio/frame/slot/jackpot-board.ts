import '../styles/jackpots.css';
import type { SlotDescription } from '../../engines/slot/protocol.ts';
import { element } from '../element.ts';
import type { Money } from '../money.ts';
import { payAt } from './paytable.ts';
import type { SlotTexts } from './texts.ts';

/** The fixed jackpots over the reels, each with what it pays at the stake. */
export function createJackpotBoard(
  game: SlotDescription,
  texts: SlotTexts,
  money: Money,
): { readonly node: HTMLElement; readonly show: (stake: number) => void } {
  const rows = [...(game.hold?.jackpots ?? [])].reverse().map((jackpot) => {
    const amount = element('dd', {});
    return {
      ...jackpot,
      amount,
      node: element('div', {}, element('dt', {}, texts.jackpots[jackpot.id]), amount),
    };
  });
  return {
    node: element('dl', { class: 'jackpots' }, ...rows.map(({ node }) => node)),
    show: (stake) => {
      for (const { amount, units } of rows) {
        amount.textContent = money.format(payAt(stake, game.betUnits, units));
      }
    },
  };
}
