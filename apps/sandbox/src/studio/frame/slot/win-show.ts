import type { SlotDescription, SlotWin } from '../../engines/slot/protocol.ts';
import type { GameParts } from '../game-parts.ts';
import { wait } from '../pace.ts';
import { fillIn, leftToRight } from '../texts/say.ts';
import type { Beat } from './beats.ts';
import { winCaption } from './captions.ts';
import { type Staked, type Weight, weightOf } from './celebration.ts';
import type { Highlight } from './paint-highlight.ts';
import type { Plates } from './plates.ts';
import type { SlotTexts } from './texts.ts';

/** Milliseconds all wins of a turn stand together, one of many in free spins, and one while idle. */
const ALL_WINS = 900;
const ONE_WIN = 750;
const IDLE_WIN = 1700;
/** Wins of a free spin shown one by one before the next turn. */
const SHOWN_APART = 4;

export type WinShow = {
  /** Shows a beat's wins together and then, unless nothing follows, the best of them one by one. */
  show(beat: Extract<Beat, { kind: 'wins' }>, round: Staked, isLast: boolean): Promise<void>;
  /** Shows wins in turn until `stop`. */
  cycle(wins: readonly SlotWin[], weight: Weight): void;
  stop(): void;
};

const allOf = (wins: readonly SlotWin[]): Highlight => {
  const cells = new Map(wins.flatMap((win) => win.cells).map((cell) => [cell.join(), cell]));
  return { cells: [...cells.values()], line: null };
};

/** One win of several is no big one because their sum is. */
const apart = (weight: Weight): Weight => (weight === 'big' ? 'won' : weight);

/** How wins are shown: lit up on the reels by `highlight`, and named on the plate under them. */
export function createWinShow(
  { texts, money, sound }: Pick<GameParts<SlotTexts>, 'texts' | 'money' | 'sound'>,
  game: SlotDescription,
  plates: Plates,
  highlight: (highlight: Highlight | null) => void,
): WinShow {
  const lines = game.evaluation.kind === 'lines' ? game.evaluation.lines : [];
  let idle = 0;

  function showOne(win: SlotWin, weight: Weight): void {
    highlight({
      cells: win.cells,
      line: win.kind === 'line' ? { rows: lines[win.line] ?? [], number: win.line + 1 } : null,
    });
    plates.say(winCaption(win, game, texts, money), weight);
  }

  return {
    show: async ({ step, wins, total, multiplier }, round, isLast) => {
      const weight = weightOf(total, round);
      const sum = wins.reduce((all, { amount }) => all + amount, 0);
      sound.result({ win: sum, stake: round.stake, total });
      const [only] = wins;
      if (wins.length === 1 && only && !step.falls) {
        showOne(only, weight);
        await wait(ALL_WINS);
        return;
      }
      highlight(allOf(wins));
      const ended = weight === 'plain' ? texts.totalReturned : texts.totalWin;
      const words =
        step.kind === 'free' || step.falls || step.again?.length ? texts.stepWin : ended;
      const said = fillIn(words, { amount: money.format(sum) });
      const times = multiplier > 1 ? `${leftToRight(`×${multiplier}`)} · ` : '';
      plates.say(times + said, weight);
      await wait(ALL_WINS);
      if (isLast || step.falls) return;
      const best = [...wins].sort((a, b) => b.amount - a.amount).slice(0, SHOWN_APART);
      for (const win of best) {
        showOne(win, apart(weight));
        await wait(ONE_WIN);
      }
    },
    cycle: (wins, weight) => {
      let at = 0;
      const next = (): void => {
        const win = wins[at % wins.length];
        at++;
        if (!win) return;
        showOne(win, wins.length > 1 ? apart(weight) : weight);
        if (wins.length > 1) idle = window.setTimeout(next, IDLE_WIN);
      };
      next();
    },
    stop: () => {
      clearTimeout(idle);
      highlight(null);
      plates.say(null);
    },
  };
}
