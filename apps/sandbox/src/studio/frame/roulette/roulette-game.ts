import '../styles/betting-table.css';
import '../styles/chip-rack.css';
import '../styles/roulette.css';
import '../styles/roulette-fit.css';
import type { RoundView } from '../../protocol.ts';
import type { RouletteDescription } from '../../protocol-games.ts';
import type { RoundOutcome } from '../../protocol-rounds.ts';
import { verdictOf } from '../announcement.ts';
import { button, element, reading } from '../element.ts';
import type { GameParts, MountedGame } from '../game-parts.ts';
import { icon } from '../icons.ts';
import { wait } from '../pace.ts';
import { fillIn } from '../texts/say.ts';
import { createBettingTable } from './betting-table.ts';
import { createChipRack } from './chip-rack.ts';
import { betsOf, chipsOf, type PlacedChips, refusalOf, takeBack, totalOf } from './placed-chips.ts';
import { openRouletteRules } from './roulette-rules.ts';
import { colorOf, numberName, spotName } from './spot-names.ts';
import { type Spot, spots } from './table-layout.ts';
import { createWheel } from './wheel.ts';

/** Numbers of the session kept in view. */
const KEPT = 12;
/** Milliseconds a paid bet is named, and the number stands before the wheel gives way on a phone. */
const NAMED = 1700;
const SHOWN = 1100;

type RouletteOutcome = Extract<RoundOutcome, { kind: 'roulette' }>;

/** Roulette on its stage: wheel, betting table, chips. */
export function mountRoulette({ session, texts, money, sound, shell }: GameParts): MountedGame {
  const game = session.game as RouletteDescription;
  const { limits } = session;
  let placed: PlacedChips = [];
  let lastBets: PlacedChips = [];
  let enabled = false;
  let naming = 0;
  let unplaced = '';

  const wheel = createWheel(game, texts.wheel);
  const plate = element('p', { class: 'plate', hidden: '', role: 'status' });
  const history = element('ol', { class: 'history', 'aria-label': texts.history });
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

  const undo = button({}, () => enabled && change(placed.slice(0, -1)), icon('undo'), texts.undo);
  const clear = button({}, () => enabled && change([]), icon('trash'), texts.clear);
  const repeat = button({}, () => enabled && repeatBets(), icon('repeat'), texts.repeat);
  const wheelBox = element('div', { class: 'wheel-box' }, wheel.node);
  const tableBox = element(
    'div',
    { class: 'table-box' },
    history,
    element('div', { class: 'table-frame' }, table.node),
    element(
      'div',
      { class: 'table-tools' },
      undo,
      clear,
      repeat,
      element('span', {}, fillIn(texts.tableLimit, { amount: money.format(limits.maxStake) })),
    ),
    plate,
  );
  shell.stage.append(wheelBox, tableBox);

  const say = (text: string | null, won = false): void => {
    plate.hidden = text === null;
    plate.textContent = text ?? '';
    plate.classList.toggle('won', won);
  };

  function change(next: PlacedChips): void {
    forgetResult();
    placed = next;
    draw();
  }

  function draw(): void {
    table.draw(placed);
    totalValue.textContent = money.format(totalOf(placed));
    undo.ariaDisabled = String(!enabled || placed.length === 0);
    clear.ariaDisabled = String(!enabled || placed.length === 0);
    repeat.ariaDisabled = String(!enabled || lastBets.length === 0);
  }

  function forgetResult(): void {
    clearTimeout(naming);
    say(null);
    table.mark(null);
  }

  function lay(spot: Spot): void {
    if (!enabled) return;
    const refusal = refusalOf(placed, spot, rack.chip, game, limits);
    if (refusal) {
      const words = refusal.reason === 'table' ? texts.overTable : texts.overSpot;
      say(fillIn(words, { amount: money.format(refusal.limit) }));
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

  function remember(number: number): void {
    history.querySelector('.none')?.remove();
    history.prepend(
      element(
        'li',
        {
          class: colorOf(number, game.red),
          'aria-label': numberName(number, game.red, texts),
        },
        String(number),
      ),
    );
    while (history.childElementCount > KEPT) history.lastElementChild?.remove();
  }

  const paidBets = (round: RoundView, outcome: RouletteOutcome) =>
    round.input.kind === 'roulette'
      ? round.input.bets.flatMap((bet, index) => {
          const amount = outcome.payouts[index] ?? 0;
          return amount > 0 ? [{ bet, amount }] : [];
        })
      : [];

  /** Names the bets that paid in turn, until the table is touched again. */
  function nameWins(round: RoundView, outcome: RouletteOutcome): void {
    const paid = paidBets(round, outcome);
    const number = numberName(outcome.number, game.red, texts);
    const won = verdictOf(round.win, round.stake) === 'won';
    const lines = [
      paid.length > 0
        ? `${number} · ${fillIn(won ? texts.totalWin : texts.totalReturned, {
            amount: money.format(round.win),
          })}`
        : `${number} · ${texts.nothingPaid}`,
      ...paid.map(({ bet, amount }) =>
        fillIn(texts.betPaid, {
          spot: spotName(bet, texts),
          stake: money.format(bet.stake),
          amount: money.format(amount),
        }),
      ),
    ];
    let at = 0;
    const next = (): void => {
      say(lines[at % lines.length] ?? null, won);
      at++;
      if (lines.length > 1) naming = window.setTimeout(next, NAMED);
    };
    next();
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
    remember(outcome.number);
    markResult(round, outcome);
    nameWins(round, outcome);
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

  history.append(element('li', { class: 'none' }, texts.noHistory));
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
        say(texts.placeFirst + unplaced);
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
      remember(round.outcome.number);
      wheel.rest(round.outcome.number);
      draw();
    },
    enable: (wanted) => {
      enabled = wanted;
      table.enable(wanted);
      undo.ariaDisabled = String(!enabled || placed.length === 0);
      clear.ariaDisabled = String(!enabled || placed.length === 0);
      repeat.ariaDisabled = String(!enabled || lastBets.length === 0);
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
