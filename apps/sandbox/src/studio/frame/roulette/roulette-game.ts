import '../styles/betting-table.css';
import '../styles/roulette.css';
import '../styles/roulette-fit.css';
import type { RouletteDescription } from '../../engines/roulette/protocol.ts';
import type { RoundView } from '../../protocol.ts';
import { verdictOf } from '../announcement.ts';
import { element } from '../element.ts';
import { type GameParts, kindOf, type MountedGame } from '../game-parts.ts';
import { wait } from '../pace.ts';
import { createChipTable } from '../table/chip-table.ts';
import { totalOf } from '../table/placed-chips.ts';
import { fillIn } from '../texts/say.ts';
import { betsOf, chipsOf } from './bets.ts';
import { createBettingTable } from './betting-table.ts';
import { createNumberHistory } from './number-history.ts';
import { paidBets, type RouletteOutcome, resultLines } from './result-lines.ts';
import { openRouletteRules } from './roulette-rules.ts';
import { numberName } from './spot-names.ts';
import { type Spot, spotsOf } from './table-layout.ts';
import { type RouletteTexts, rouletteTexts } from './texts.ts';
import { createWheel } from './wheel.ts';

/** Milliseconds the number stands before the wheel gives way on a phone. */
const SHOWN = 1100;

/** Roulette on its stage: wheel, betting table, chips. */
function mountRoulette(parts: GameParts<RouletteTexts>): MountedGame {
  const { session, texts, money, sound, shell } = parts;
  const game = session.game as RouletteDescription;
  const spots = spotsOf(game);

  const wheel = createWheel(game, texts.wheel, () => sound.play('tick'));
  const history = createNumberHistory(game, texts);
  const table = createBettingTable({
    game,
    spots,
    texts,
    money,
    lay: (spot) => chips.lay(spot),
    takeBack: (spot) => chips.takeBack(spot),
  });
  const chips = createChipTable<Spot>({
    parts,
    bets: game.bets,
    drawChips: table.draw,
    unmark: () => table.mark(null),
  });
  const { plate } = chips;
  const wheelBox = element('div', { class: 'wheel-box' }, wheel.node);
  const tableBox = element(
    'div',
    { class: 'table-box' },
    history.node,
    element('div', { class: 'table-frame' }, table.node),
    chips.tools,
    plate.node,
  );
  shell.stage.append(wheelBox, tableBox);

  function markResult(round: RoundView, outcome: RouletteOutcome): void {
    const paid = paidBets(round, outcome).map(({ bet }) => [bet.kind, ...bet.numbers].join('-'));
    table.mark({ number: outcome.number, paid: new Set(paid) });
  }

  async function present(round: RoundView, shown: (steps: number) => void): Promise<void> {
    if (round.outcome?.kind !== 'roulette' || round.input.kind !== 'roulette') return;
    const { outcome } = round;
    const bets = chipsOf(round.input.bets, spots);
    chips.show(bets);
    shell.stage.classList.add('spinning');
    await wheel.land(outcome.number);
    sound.play('stop');
    sound.result(round);
    history.add(outcome.number);
    markResult(round, outcome);
    plate.sayInTurn(
      resultLines(round, outcome, game, texts, money),
      verdictOf(round.win, round.stake) === 'won',
    );
    await wait(SHOWN);
    shell.stage.classList.remove('spinning');
    shown(1);
    chips.settle(bets);
  }

  function fit(): void {
    const isUpright = matchMedia('(orientation: portrait)').matches;
    table.turn(isUpright);
    const room = isUpright ? shell.stage : wheelBox;
    wheel.fit(Math.max(80, Math.min(room.clientWidth, room.clientHeight) - (isUpright ? 40 : 0)));
  }

  new ResizeObserver(fit).observe(shell.stage);
  fit();
  chips.draw();

  return {
    loaded: Promise.resolve(),
    input: () => {
      const placed = chips.play();
      return (
        placed && { input: { kind: 'roulette', bets: betsOf(placed) }, stake: totalOf(placed) }
      );
    },
    begin: () => {
      chips.forgetResult();
      sound.play('start');
      shell.stage.classList.add('spinning');
      wheel.start();
    },
    cancel: () => {
      shell.stage.classList.remove('spinning');
      wheel.rest(null);
    },
    present,
    stand: (round) => {
      if (round.outcome?.kind !== 'roulette' || round.input.kind !== 'roulette') return;
      chips.settle(chipsOf(round.input.bets, spots));
      history.add(round.outcome.number);
      wheel.rest(round.outcome.number);
      chips.draw();
    },
    enable: (wanted) => {
      table.enable(wanted);
      chips.enable(wanted);
    },
    hasBets: chips.hasChips,
    openRules: () => openRouletteRules({ session, game, texts, money }),
    lowerStepFor: () => null,
    choose: () => undefined,
    resultSentence: ({ outcome }) =>
      outcome?.kind === 'roulette'
        ? fillIn(texts.resultNumber, { number: numberName(outcome.number, game.red, texts) })
        : '',
  };
}

export const rouletteGame = kindOf('spin', rouletteTexts, mountRoulette);
