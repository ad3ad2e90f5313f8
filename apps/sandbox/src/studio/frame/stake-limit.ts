import type { Notice } from './dialog.ts';
import type { MountedGame } from './game-parts.ts';
import type { Money } from './money.ts';
import type { FrameTexts } from './texts/en.ts';
import { fillIn } from './texts/say.ts';

/** Keeps stakes to the most that a round may cost, as the site says it. */
export function createStakeLimit({
  game,
  texts,
  money,
  notice,
}: {
  readonly game: Pick<MountedGame, 'lowerStepFor' | 'choose'>;
  readonly texts: FrameTexts;
  readonly money: Pick<Money, 'format'>;
  /** Resolves once the player took it. */
  readonly notice: (words: Notice) => Promise<void>;
}) {
  let most: number | null = null;

  async function tellWhy(bound: number): Promise<void> {
    const lower = game.lowerStepFor(bound);
    await notice({
      title: texts.titles['stake-too-high'],
      text: fillIn(texts.maxStake, { amount: money.format(bound) }),
      action: lower === null ? texts.ok : fillIn(texts.lowerStake, { amount: money.format(lower) }),
    });
    if (lower !== null) game.choose(lower);
  }

  return {
    /** In whole subunits; null for any. */
    set(amount: number | null): void {
      most = amount;
    },
    /** Whether a round may cost so much. Where not, the player is told why and left with a stake that may be placed. */
    allows(stake: number): boolean {
      if (most === null || stake <= most) return true;
      void tellWhy(most);
      return false;
    },
  };
}
