import '../styles/slot.css';
import '../styles/slot-fit.css';
import type { SlotDescription, SlotStep, SlotTurn } from '../../engines/slot/protocol.ts';
import type { RoundView, SessionAnswer } from '../../protocol.ts';
import { element, reading } from '../element.ts';
import { type GameParts, kindOf, type MountedGame } from '../game-parts.ts';
import { wait } from '../pace.ts';
import { createStakeControl } from '../stake-control.ts';
import { fillIn } from '../texts/say.ts';
import { beatsOf, type FreeSpinCount, freeSpinCount, leftBy, stoppedOn } from './beats.ts';
import { gridSentence, winsSentence } from './captions.ts';
import { createLamps, weightOf } from './celebration.ts';
import { createFeatureCovers } from './feature-covers.ts';
import { fitReels } from './fit-reels.ts';
import { createHoldShow } from './hold-show.ts';
import { createJackpotBoard } from './jackpot-board.ts';
import { openPaytable } from './paytable.ts';
import { createPlates } from './plates.ts';
import { createReelCanvas, type ReelCanvas } from './reel-canvas.ts';
import { loadSymbols } from './symbol-bitmaps.ts';
import { type SlotTexts, slotTexts } from './texts.ts';
import { createWinShow } from './win-show.ts';

/** What was staked last; the stake of free rounds was not the player's choice. */
function ownStake({ openRound, lastRound, limits }: SessionAnswer): number {
  const paid = [openRound, lastRound].find((round) => round && !round.freeRounds);
  return paid?.stake ?? limits.defaultStake;
}

/** A slot on its stage: reels, wins, free spins. */
function mountSlot({ session, texts, money, sound, shell }: GameParts<SlotTexts>): MountedGame {
  const game = session.game as SlotDescription;
  const lines = game.evaluation.kind === 'lines' ? game.evaluation.lines : [];
  const board = game.hold ? createJackpotBoard(game, texts, money) : null;
  const stakes = createStakeControl({
    steps: session.limits.steps,
    start: ownStake(session),
    texts,
    money,
    changed: () => {
      sound.play('press');
      board?.show(stakes.stake);
    },
  });
  const [countItem, countValue] = reading(
    game.evaluation.kind === 'lines' ? texts.lines : texts.ways,
    'count',
  );
  const count = game.evaluation.kind === 'ways' ? game.evaluation.ways : lines.length;
  countValue.textContent = count.toLocaleString(session.lang);
  if (game.evaluation.kind !== 'anywhere') shell.readings.append(countItem);
  shell.controls.append(stakes.node);

  const frame = element('div', { class: 'reel-frame' });
  const plates = createPlates((sentence) => shell.announce(sentence));
  const covers = createFeatureCovers({ texts, money, sound }, game, plates);
  const lamps = createLamps();
  const showHold = createHoldShow({ texts, money, sound }, game, plates, lamps);
  const around = [frame, lamps.node, board?.node ?? null, ...plates.nodes];
  const box = element('div', { class: 'reel-box' }, ...around);
  board?.show(stakes.stake);
  shell.stage.classList.toggle('with-jackpots', board !== null);
  shell.stage.append(box);

  let reels: ReelCanvas | null = null;
  const wins = createWinShow({ texts, money, sound }, game, plates, (highlight) =>
    reels?.highlight(highlight),
  );
  /** What the reels go back to when a round is not played. */
  let standing: readonly (readonly string[])[] = game.strips.map((strip) =>
    strip.slice(0, game.rows),
  );
  const remember = ({ outcome }: RoundView): void => {
    if (outcome?.kind !== 'slot') return;
    const last = outcome.steps.at(-1);
    if (last) standing = leftBy(last);
  };

  const tellCount = (count: FreeSpinCount | null, total: number): void => {
    plates.count(
      count &&
        [
          fillIn(texts.freeSpinCounter, { number: count.number, total: count.total }),
          fillIn(texts.roundTotal, { amount: money.format(total) }),
        ].join(' · '),
    );
  };

  async function load(): Promise<void> {
    const bitmaps = await loadSymbols(
      game.id,
      game.symbols.map(({ id }) => id),
    );
    reels = createReelCanvas({ game, bitmaps, stopped: (reel) => sound.play('stop', reel) });
    frame.append(
      ...Array.from({ length: game.reels }, () => element('i', { class: 'reel-ground' })),
    );
    frame.after(reels.node);
    reels.stand(standing);
    label(standing);
    fitReels(reels, { stage: shell.stage, box });
  }

  const label = (grid: readonly (readonly string[])[]): void => {
    reels?.node.setAttribute('aria-label', gridSentence(grid, game, texts));
  };

  const wild = game.symbols.find(({ role }) => role === 'wild')?.id ?? '';
  const heldWilds = (cells: readonly (readonly [number, number])[]) =>
    cells.map((cell) => ({ cell, id: wild }));

  const stripsOf = (step: SlotStep) =>
    step.kind === 'free' ? (game.freeStrips ?? game.strips) : game.strips;

  async function spin(step: SlotStep, free: FreeSpinCount | null, before: number): Promise<void> {
    wins.stop();
    tellCount(free, before);
    document.documentElement.classList.toggle('free', free !== null);
    if (step.held) reels?.hold(heldWilds(step.held));
    if (!reels?.turning) {
      sound.play('again');
      reels?.start(stripsOf(step));
    }
    await reels?.land(stripsOf(step), step.stops, step.grid, step.gears);
    const stopped = stoppedOn(step, wild);
    if (step.held) reels?.stand(stopped);
    label(stopped);
    if (free && step.win === 0) await wait(300);
  }

  async function turnAgain({ held, stops, grid }: SlotTurn): Promise<void> {
    wins.stop();
    const told = held.map((reel) => reel + 1).join(' · ');
    plates.count(fillIn(texts.turnsAgain, { reels: told }));
    shell.announce(fillIn(texts.turnsAgain, { reels: told }));
    sound.play('again');
    reels?.start(game.strips, held);
    await reels?.land(game.strips, stops, grid);
    label(grid);
  }

  async function present(round: RoundView, shown: (steps: number) => void): Promise<void> {
    if (round.outcome?.kind !== 'slot') return;
    const { steps } = round.outcome;
    const feature = steps.length > 1 || steps[0]?.hold !== undefined;
    const turns = steps[0]?.again ?? [];
    const beats = beatsOf(round.outcome, round.shownSteps, lines.length);
    let fallen = 0;
    for (const beat of beats) {
      switch (beat.kind) {
        case 'resume': {
          reels?.stand(leftBy(beat.step));
          tellCount(beat.count, beat.step.totalWin);
          await covers.resume(beat);
          break;
        }
        case 'spin':
          fallen = 0;
          await spin(beat.step, beat.free, beat.step.totalWin - beat.step.win);
          break;
        case 'expand':
          await reels?.expand(beat.to);
          label(beat.to);
          break;
        case 'wins':
          lamps.show(beat.total, round);
          await wins.show(beat, round, !feature && turns.length === 0);
          tellCount(freeSpinCount(steps, steps.indexOf(beat.step)), beat.total);
          break;
        case 'again':
          await turnAgain(beat.turn);
          break;
        case 'fall':
          plates.say(null);
          sound.play('rise', fallen++);
          await reels?.fall(beat.fall.removed, beat.fall.grid);
          label(beat.fall.grid);
          break;
        case 'hold':
          wins.stop();
          if (reels) {
            const paidBefore = beat.total - beat.hold.win;
            await showHold(beat.hold, { round, paidBefore }, reels);
          }
          remember(round);
          reels?.stand(standing);
          break;
        case 'award':
          reels?.highlight(null);
          plates.say(null);
          await covers.award(beat);
          break;
        case 'seen':
          shown(beat.steps);
          break;
        case 'summary': {
          wins.stop();
          tellCount(null, 0);
          await covers.summary(beat, round);
          document.documentElement.classList.remove('free');
        }
      }
    }
    plates.count(null);
    const only = turns.at(-1) ?? steps[0];
    if (!feature && only && only.wins.length > 0 && !steps[0]?.falls) {
      wins.cycle(only.wins, weightOf(round.win, round));
    }
  }

  return {
    loaded: load(),
    input: () => ({ input: { kind: 'slot', stake: stakes.stake }, stake: stakes.stake }),
    begin: () => {
      wins.stop();
      lamps.dim();
      sound.play('start');
      reels?.start(game.strips);
    },
    cancel: () => {
      plates.count(null);
      reels?.stand(standing);
      label(standing);
    },
    present: async (round, shown) => {
      await present(round, shown);
      remember(round);
    },
    stand: (round) => {
      remember(round);
      reels?.stand(standing);
      label(standing);
    },
    enable: (enabled) => stakes.enable(enabled),
    openRules: () => openPaytable({ session, game, texts, money, stake: stakes.stake }),
    lowerStepFor: stakes.lowerStepFor,
    choose: stakes.choose,
    fixStake: stakes.fix,
    resultSentence: ({ outcome }) =>
      outcome?.kind === 'slot' ? winsSentence(outcome.steps, game, texts, money) : '',
  };
}

export const slotGame = kindOf('spin', slotTexts, mountSlot);
