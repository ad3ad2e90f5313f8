import type { RouletteBet, RouletteDescription } from '../../engines/roulette/protocol.ts';
import type { RoundView } from '../../protocol.ts';
import type { RoundOutcome } from '../../protocol-rounds.ts';
import { verdictOf } from '../announcement.ts';
import type { Money } from '../money.ts';
import { fillIn } from '../texts/say.ts';
import { numberName, spotName } from './spot-names.ts';
import type { RouletteTexts } from './texts.ts';

export type RouletteOutcome = Extract<RoundOutcome, { kind: 'roulette' }>;

/** The bets of a round that paid, each with its sum. */
export const paidBets = (
  round: Pick<RoundView, 'input'>,
  outcome: RouletteOutcome,
): { bet: RouletteBet; amount: number }[] =>
  round.input.kind === 'roulette'
    ? round.input.bets.flatMap((bet, index) => {
        const amount = outcome.payouts[index] ?? 0;
        return amount > 0 ? [{ bet, amount }] : [];
      })
    : [];

/** What is said of a round: the number with the sum it paid, then each bet that paid. */
export function resultLines(
  round: Pick<RoundView, 'input' | 'win' | 'stake'>,
  outcome: RouletteOutcome,
  { red }: Pick<RouletteDescription, 'red'>,
  texts: RouletteTexts,
  money: Money,
): string[] {
  const paid = paidBets(round, outcome);
  const number = numberName(outcome.number, red, texts);
  if (paid.length === 0) return [`${number} · ${texts.nothingPaid}`];
  const won = verdictOf(round.win, round.stake) === 'won';
  const sum = fillIn(won ? texts.totalWin : texts.totalReturned, {
    amount: money.format(round.win),
  });
  return [
    `${number} · ${sum}`,
    ...paid.map(({ bet, amount }) =>
      fillIn(texts.betPaid, {
        spot: spotName(bet, texts),
        stake: money.format(bet.stake),
        amount: money.format(amount),
      }),
    ),
  ];
}
