import { RANKS, rankOf } from '../../engines/cards.ts';
import { type Call, hiloPay, isCallable, winningRanks } from '../../engines/hilo/hilo.ts';
import type { HiloDescription, HiloMove } from '../../engines/hilo/protocol.ts';
import { button, element } from '../element.ts';
import { icon } from '../icons.ts';
import type { Money } from '../money.ts';
import { fillIn } from '../texts/say.ts';
import type { HiloTexts } from './texts.ts';

export type CallButtons = {
  readonly higher: HTMLElement;
  readonly lower: HTMLElement;
  readonly skip: HTMLElement;
  /** What the calls on a card would pay, after these calls; null without a card. */
  draw(at: { card: number; calls: readonly number[]; skipped: number; stake: number } | null): void;
  enable(enabled: boolean): void;
};

/** The two calls with their chance and what they would pay, and passing over. */
export function createCallButtons(options: {
  readonly texts: HiloTexts;
  readonly money: Money;
  readonly lang: string;
  readonly game: HiloDescription;
  readonly step: number;
  readonly take: (move: HiloMove) => void;
}): CallButtons {
  const { texts, money, lang, game, step } = options;
  let enabled = false;
  const possible: Record<HiloMove, boolean> = { higher: false, lower: false, skip: false };
  const press = (move: HiloMove) => () => {
    if (enabled && possible[move]) options.take(move);
  };
  const callButton = (call: Call) => {
    const name = element('b');
    const chance = element('span');
    const pays = element('span', { class: 'pays' });
    const node = button(
      { class: `call ${call}` },
      press(call),
      icon(call === 'higher' ? 'up' : 'down'),
      name,
      chance,
      pays,
    );
    return { call, node, name, chance, pays };
  };
  const calls = { higher: callButton('higher'), lower: callButton('lower') };
  const left = element('small');
  const skip = button({ class: 'pass' }, press('skip'), texts.skip, left);

  const wordsOf = (call: Call, card: number | null): string => {
    const rank = card === null ? null : rankOf(card);
    if (rank === 0) return call === 'higher' ? texts.onlyHigher : texts.same;
    if (rank === RANKS - 1) return call === 'lower' ? texts.onlyLower : texts.same;
    return texts[call];
  };
  const tellEnabled = (): void => {
    calls.higher.node.ariaDisabled = String(!enabled || !possible.higher);
    calls.lower.node.ariaDisabled = String(!enabled || !possible.lower);
    skip.ariaDisabled = String(!enabled || !possible.skip);
  };

  return {
    higher: calls.higher.node,
    lower: calls.lower.node,
    skip,
    draw: (at) => {
      for (const { call, node, name, chance, pays } of Object.values(calls)) {
        const words = wordsOf(call, at?.card ?? null);
        const ranks = at ? winningRanks(at.card, call) : 0;
        const amount = at ? money.pay(hiloPay(at.stake, [...at.calls, ranks], game, step)) : '–';
        const share = at
          ? (ranks / RANKS).toLocaleString(lang, { style: 'percent', maximumFractionDigits: 1 })
          : '–';
        name.textContent = words;
        chance.textContent = share;
        pays.textContent = amount;
        node.ariaLabel = fillIn(texts.callOf, { call: words, chance: share, amount });
        possible[call] = at !== null && isCallable(at.calls, ranks, game);
      }
      const rest = game.skips - (at?.skipped ?? 0);
      left.textContent = fillIn(texts.skipsLeft, { count: rest });
      possible.skip = at !== null && rest > 0;
      tellEnabled();
    },
    enable: (wanted) => {
      enabled = wanted;
      tellEnabled();
    },
  };
}
