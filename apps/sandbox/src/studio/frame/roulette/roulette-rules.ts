import type { RouletteDescription } from '../../engines/roulette/protocol.ts';
import type { SessionAnswer } from '../../protocol.ts';
import { openSheet } from '../dialog.ts';
import { element } from '../element.ts';
import type { Money } from '../money.ts';
import { factList, ruleTexts } from '../rules-sheet.ts';
import { fillIn } from '../texts/say.ts';
import type { RouletteTexts } from './texts.ts';

/** Opens the rules of the table, with what each bet pays and takes. */
export function openRouletteRules(options: {
  readonly session: SessionAnswer;
  readonly game: RouletteDescription;
  readonly texts: RouletteTexts;
  readonly money: Money;
}): void {
  const { session, game, texts, money } = options;
  openSheet(
    { title: texts.rules, className: 'sheet-rules', texts },
    factList(session, texts, money),
    element('h3', {}, texts.bets),
    element(
      'ul',
      { class: 'bet-facts' },
      ...game.bets.map(({ kind, payout, maxStake }) =>
        element(
          'li',
          {},
          element('span', {}, fillIn(texts.spot[kind], { numbers: '' }).trim()),
          element('b', {}, `${payout} : 1`),
          element('small', {}, fillIn(texts.limitOf, { amount: money.format(maxStake) })),
        ),
      ),
    ),
    ...ruleTexts(game),
  );
}
