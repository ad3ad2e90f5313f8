import '../styles/betting-table.css';
import '../styles/chip-rack.css';
import '../styles/roulette.css';
import '../styles/roulette-fit.css';
import type { RouletteDescription } from '../../engines/roulette/protocol.ts';
import type { RoundView } from '../../protocol.ts';
import { verdictOf } from '../announcement.ts';
import { element, reading } from '../element.ts';
import { type GameParts, kindOf, type MountedGame } from '../game-parts.ts';
import { wait } from '../pace.ts';
import { fillIn } from '../texts/say.ts';
import { createBettingTable } from './betting-table.ts';
import { createChipRack } from './chip-rack.ts';
import { createNumberHistory } from './number-history.ts';
import { betsOf, chipsOf, type PlacedChips, refusalOf, takeBack, totalOf } from './placed-chips.ts';
import { paidBets, type RouletteOutcome, resultLines } from './result-lines.ts';
import { createResultPlate } from './result-plate.ts';
import { openRouletteRules } from './roulette-rules.ts';
import { numberName } from './spot-names.ts';
import { type Spot, spots } from './table-layout.ts';
import { createTableTools } from './table-tools.ts';
import { type RouletteTexts, rouletteTexts } from './texts.ts';
import { createWheel } from './wheel.ts';

/** Milliseconds the number stands before the wheel gives way on a phone. */
const SHOWN = 1100;

/** Roulette on its stage: wheel, betting table, chips. */
function mountRoulette({
  session,
  texts,
  money,
  sound,
  shell,
}: GameParts<RouletteTexts>): MountedGame {
  const game = session.game as RouletteDescription;
  const { limits } = session;
  let placed: PlacedChips = [];
  let lastBets: PlacedChips = [];
  let enabled = false;
  let unplaced = '';

  const wheel = createWheel(game, texts.wheel);
  const plate = createResultPlate();
  const history = createNumberHistory(game, texts);
  const [totalItem, totalValue] = reading(texts.totalBet);
  shell.readings.append(totalItem);

  const table = createBettingTable({
    game,
    texts,
    money,
    lay: (spot) => lay(spot),
    takeBack: (spot) => enabled && change(takeBack(placed, spot)),
  });
  const rack = createChipRack({
    chips: limits.steps,
    start: limits.defaultStake,
    texts,
    money,
    changed: () => sound.play('click'),
  });
  shell.controls.append(rack.node);

  const tools = createTableTools({
    texts,
    limit: fillIn(texts.tableLimit, { amount: money.format(limits.maxStake) }),
    undo: () => enabled && change(placed.slice(0, -1)),
    clear: () => enabled && change([]),
    repeat: () => enabled && repeatBets(),
  });
  const wheelBox = element('div', { class: 'wheel-box' }, wheel.node);
  const tableBox = element(
    'div',
    { class: 'table-box' },
    history.node,
    element('div', { class: 'table-frame' }, table.node),
    tools.node,
    plate.node,
  );
  shell.stage.append(wheelBox, tableBox);

  function change(next: PlacedChips): void {
    forgetResult();
    placed = next;
    draw();
  }

  function draw(): void {
    table.draw(placed);
    totalValue.textContent = money.format(totalOf(placed));
    drawTools();
  }

  const drawTools = (): void =>
    tools.draw({
      takeBack: enabled && placed.length > 0,
      repeat: enabled && lastBets.length > 0,
    });

  function forgetResult(): void {
    plate.clear();
    table.mark(null);
  }

  function lay(spot: Spot): void {
    if (!enabled) return;
    const refusal = refusalOf(placed, spot, rack.chip, game, limits);
    if (refusal) {
      const words = refusal.reason === 'table' ? texts.overTable : texts.overSpot;
      plate.say(fillIn(words, { amount: money.format(refusal.limit) }));
      return;
    }
    sound.play('chip');
    change([...placed, { spot, stake: rack.chip }]);
  }

  function repeatBets(): void {
    if (lastBets.length === 0) return;
    sound.play('chip');
    change(lastBets);
  }

  function markResult(round: RoundView, outcome: RouletteOutcome): void {
    const paid = paidBets(round, outcome).map(({ bet }) => [bet.kind, ...bet.numbers].join('-'));
    table.mark({ number: outcome.number, paid: new Set(paid) });
  }

  async function present(round: RoundView, shown: (steps: number) => void): Promise<void> {
    if (round.outcome?.kind !== 'roulette' || round.input.kind !== 'roulette') return;
    const { outcome } = round;
    const bets = chipsOf(round.input.bets, spots);
    table.draw(bets);
    totalValue.textContent = money.format(round.stake);
    shell.stage.classList.add('spinning');
    await wheel.land(outcome.number);
    sound.play(verdictOf(round.win, round.stake) === 'won' ? 'win' : 'stop');
    history.add(outcome.number);
    markResult(round, outcome);
    plate.sayInTurn(
      resultLines(round, outcome, game, texts, money),
      verdictOf(round.win, round.stake) === 'won',
    );
    await wait(SHOWN);
    shell.stage.classList.remove('spinning');
    shown(1);
    lastBets = bets;
    placed = [];
    totalValue.textContent = money.format(0);
  }

  function fit(): void {
    const isUpright = matchMedia('(orientation: portrait)').matches;
    table.turn(isUpright);
    const room = isUpright ? shell.stage : wheelBox;
    wheel.fit(Math.max(80, Math.min(room.clientWidth, room.clientHeight) - (isUpright ? 40 : 0)));
  }

  new ResizeObserver(fit).observe(shell.stage);
  fit();
  draw();

  return {
    loaded: Promise.resolve(),
    input: () => {
      if (!enabled) return null;
      const stake = totalOf(placed);
      if (stake === 0) {
        unplaced = unplaced === '' ? '\u200b' : '';
        plate.say(texts.placeFirst + unplaced);
        return null;
      }
      return { input: { kind: 'roulette', bets: betsOf(placed) }, stake };
    },
    begin: () => {
      forgetResult();
      sound.play('spin');
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
      lastBets = chipsOf(round.input.bets, spots);
      history.add(round.outcome.number);
      wheel.rest(round.outcome.number);
      draw();
    },
    enable: (wanted) => {
      enabled = wanted;
      table.enable(wanted);
      drawTools();
    },
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
