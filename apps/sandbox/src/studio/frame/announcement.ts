import type { Money } from './money.ts';
import type { FrameTexts } from './texts/en.ts';
import { fillIn } from './texts/say.ts';

/**
 * How a payout weighs against its stake. Only `won`, more than the stake, may be celebrated; a payout
 * up to the stake is money back.
 */
export type Verdict = 'won' | 'even' | 'returned' | 'lost';

export const verdictOf = (win: number, stake: number): Verdict => {
  if (win > stake) return 'won';
  if (win === 0) return 'lost';
  return win === stake ? 'even' : 'returned';
};

/** What a round cost: a free one nothing. */
export const costOf = ({
  stake,
  freeRounds,
}: {
  readonly stake: number;
  readonly freeRounds?: object | null;
}): number => (freeRounds ? 0 : stake);

/** The sentence a screen reader hears when a round ends. */
export function roundSentence(
  round: { readonly win: number; readonly stake: number; readonly freeRounds?: object | null },
  texts: FrameTexts,
  money: Money,
): string {
  const values = { win: money.format(round.win), stake: money.format(round.stake) };
  const sentences = {
    won: round.freeRounds ? texts.freeRoundWon : texts.roundWon,
    even: texts.roundEven,
    returned: texts.roundReturned,
    lost: texts.roundLost,
  };
  return fillIn(sentences[verdictOf(round.win, costOf(round))], values);
}
