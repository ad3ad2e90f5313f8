import type { SlotDescription } from '../../engines/slot/protocol.ts';
import type { RoundView } from '../../protocol.ts';
import type { GameParts } from '../game-parts.ts';
import { fillIn } from '../texts/say.ts';
import type { Beat } from './beats.ts';
import { weightOf } from './celebration.ts';
import type { Plates } from './plates.ts';
import type { SlotTexts } from './texts.ts';

type Of<K extends Beat['kind']> = Extract<Beat, { kind: K }>;

/** Milliseconds that further free spins are announced for. */
const AGAIN = 1600;

/** What is laid over the reels when free spins are won, go on after a reload, and end. */
export function createFeatureCovers(
  { texts, money, sound }: Pick<GameParts<SlotTexts>, 'texts' | 'money' | 'sound'>,
  game: SlotDescription,
  plates: Plates,
) {
  const picture = (symbol: string | null | undefined): string | null =>
    symbol ? `/art/${game.id}/symbols/${symbol}.svg` : null;
  const scatter = game.symbols.find(({ role }) => role === 'scatter')?.id;
  const specialLine = (symbol: string | null): string | null => {
    const name = game.symbols.find(({ id }) => id === symbol)?.name;
    return name ? fillIn(texts.specialSymbol, { symbol: name }) : null;
  };
  return {
    award: ({ spins, again, symbol }: Of<'award'>): Promise<void> => {
      sound.play('feature');
      if (again) {
        return plates.cover({ title: fillIn(texts.moreFreeSpins, { spins }), lines: [] }, AGAIN);
      }
      const multiplier = game.freeSpins?.multiplier ?? 1;
      return plates.cover(
        {
          title: fillIn(texts.freeSpinsWon, { spins }),
          picture: picture(symbol ?? scatter),
          lines: [
            specialLine(symbol),
            multiplier > 1 ? fillIn(texts.allTimes, { multiplier }) : null,
          ],
        },
        texts.startFreeSpins,
      );
    },
    resume: ({ step, count }: Of<'resume'>): Promise<void> =>
      plates.cover(
        {
          title: texts.resumeFreeSpins,
          lines: [
            fillIn(texts.freeSpinsWon, { spins: count.total - count.number + 1 }),
            fillIn(texts.roundTotal, { amount: money.format(step.totalWin) }),
            specialLine(step.expandingSymbol),
          ],
        },
        texts.goOnFreeSpins,
      ),
    summary: ({ spins, capped }: Of<'summary'>, round: RoundView): Promise<void> => {
      sound.result(round);
      return plates.cover(
        {
          title: texts.freeSpinsDone,
          sum: { amount: money.format(round.win), weight: weightOf(round.win, round) },
          lines: [
            fillIn(texts.freeSpinsPaid, { spins, amount: money.format(round.win) }),
            capped ? texts.capReached : null,
          ],
        },
        texts.done,
      );
    },
  };
}
