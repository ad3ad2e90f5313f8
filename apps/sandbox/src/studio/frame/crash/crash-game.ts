import '../styles/crash.css';
import '../styles/crash-fit.css';
import { findCurrency } from '../../currencies.ts';
import type { CrashDescription } from '../../engines/crash/protocol.ts';
import { payOf } from '../../engines/multiplier.ts';
import type { LiveMessage } from '../../flights/protocol.ts';
import type { RoundView } from '../../protocol.ts';
import { openSheet } from '../dialog.ts';
import { element } from '../element.ts';
import { type GameParts, kindOf, type MountedGame } from '../game-parts.ts';
import { instantStage } from '../instant/stage.ts';
import { createWinPlate } from '../instant/win-plate.ts';
import { factList, ruleTexts } from '../rules-sheet.ts';
import { createStakeControl } from '../stake-control.ts';
import { fillIn } from '../texts/say.ts';
import { createAutoField } from './auto-field.ts';
import { chainSheet } from './chain-sheet.ts';
import { createCrashBoard } from './crash-board.ts';
import { afterMessage, createServerClock, type Watched } from './flight-watch.ts';
import { connectLive } from './live-connection.ts';
import { createRoster } from './roster.ts';
import { type CrashTexts, crashTexts } from './texts.ts';

/** Milliseconds after which a cash-out without an answer is sent another way, and the round queried. */
const PATIENCE = 2500;
/** Flights kept in view. */
const KEPT = 9;

/** Whether a message says that an own round is decided. */
const isOver = (roundId: string, message: LiveMessage): boolean =>
  (message.type === 'settled' && message.roundId === roundId) ||
  (message.type === 'state' && message.open !== roundId);

/** A flight for everybody who watches. */
function mountCrash(parts: GameParts<CrashTexts>): MountedGame {
  const { session, texts, money, sound, shell, client } = parts;
  const game = session.game as CrashDescription;
  const { step } = findCurrency(session.currency);
  const write = (hundredths: number): string =>
    `${(hundredths / 100).toLocaleString(session.lang, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: false,
    })} ×`;
  const clock = createServerClock(() => performance.now());
  let state: Watched | null = null;
  /** Pressed before bets were taken: to be placed with the next flight. */
  let queued = false;
  /** The own round in the air. */
  let aboard: {
    readonly round: RoundView;
    readonly over: () => void;
    offered: boolean;
    asked: boolean;
  } | null = null;
  let ready = false;
  let offline = false;

  const stakes = createStakeControl({
    steps: session.limits.steps,
    start: session.openRound?.stake ?? session.lastRound?.stake ?? session.limits.defaultStake,
    texts,
    money,
    changed: () => sound.play('press'),
  });
  shell.controls.append(stakes.node);
  const auto = createAutoField(game, texts, write);
  const roster = createRoster(texts, write);
  const plate = createWinPlate(texts, money, sound);
  const last = element('ol', { class: 'results', 'aria-label': texts.lastFlights });
  const board = createCrashBoard({ texts, write, clock, stands: flies });
  shell.stage.append(instantStage([...board.nodes, last, plate.node], [auto.node, roster.node]));
  const live = connectLive({
    token: session.sessionToken,
    heard,
    down: (down) => {
      offline = down;
      shell.status(down ? texts.offline : null);
    },
  });

  const boarding = (): boolean =>
    state?.flight.phase === 'boarding' && clock.now() < state.flight.closesAt;

  function flies(standing: number): void {
    sound.hum(standing);
    offer(standing);
  }

  /** What cashing out now would pay, on the button. */
  function offer(standing: number): void {
    if (!aboard || aboard.asked) return;
    const possible = standing >= game.minMultiplier;
    aboard.offered = possible;
    shell.ready(possible);
    shell.action({
      label: texts.cashOut,
      icon: 'cash',
      caption: possible ? money.format(payOf(aboard.round.stake, standing, step)) : '',
    });
  }

  function heard(message: LiveMessage): void {
    clock.hear(message.now);
    const before = state;
    state = afterMessage(state, message);
    if (aboard && isOver(aboard.round.id, message)) aboard.over();
    if (message.type === 'refused' && aboard) {
      aboard.asked = false;
      plate.say(message.message);
    }
    if (!state || state === before) return;
    board.draw(state);
    roster.draw(state);
    if (message.type === 'state') tellPhase(before, state);
    placeQueued();
  }

  function placeQueued(): void {
    if (queued && ready && boarding()) parts.press();
  }

  function tellPhase(before: Watched | null, { flight, chain }: Watched): void {
    last.replaceChildren(
      ...(chain.past.length > 0
        ? chain.past.slice(0, KEPT).map(({ point }) => element('li', {}, write(point)))
        : [element('li', { class: 'none' }, texts.noFlights)]),
    );
    if (before?.flight.number === flight.number && before.flight.phase === flight.phase) return;
    const words = {
      boarding: texts.saidBoarding,
      flying: texts.saidFlying,
      ended: texts.saidEnded,
    }[flight.phase];
    shell.announce(fillIn(words, { number: flight.number, at: write(flight.point ?? 0) }));
    if (flight.phase === 'flying') sound.play('start');
    else sound.hum(null);
    if (flight.phase === 'ended') sound.play('blast');
    if (flight.phase === 'boarding' && !queued) plate.say('');
  }

  function letGo(): void {
    aboard = null;
    shell.action({ label: texts.betOn, icon: 'play' });
  }

  /** Sends a cash-out, over HTTP when the socket brings nothing. */
  function cashOut(): void {
    const own = aboard;
    if (!own?.offered || own.asked) return;
    own.asked = true;
    sound.play('chip');
    shell.ready(false);
    const { id } = own.round;
    const direct = (): void => {
      if (aboard === own) client.cashOut(id).then(own.over, own.over);
    };
    if (live.send({ type: 'cash-out', roundId: id })) setTimeout(direct, PATIENCE);
    else direct();
  }

  letGo();
  return {
    loaded: Promise.resolve(),
    input: () => {
      if (!state || !boarding()) {
        queued = !queued;
        plate.say(queued ? texts.queued : texts.waiting);
        shell.announce(queued ? texts.queued : texts.waiting);
        return null;
      }
      const { number: flight } = state.flight;
      const { stake } = stakes;
      return { input: { kind: 'crash', stake, flight, autoAt: auto.value }, stake };
    },
    begin: () => {
      queued = false;
      plate.say(texts.sending);
    },
    cancel: () => {
      letGo();
      plate.say('');
    },
    decide: (round) => {
      plate.say(texts.aboard);
      return new Promise((resolve) => {
        const over = (): void => {
          clearInterval(polling);
          if (aboard?.over === over) aboard = null;
          resolve(null);
        };
        aboard = { round, over, offered: false, asked: false };
        /** Without the socket nobody tells that the round is over: it is queried now and then. */
        const polling = setInterval(() => offline && over(), 2 * PATIENCE);
        offer(100);
      });
    },
    confirm: cashOut,
    present: async (round, shown) => {
      letGo();
      if (round.outcome?.kind === 'crash' && round.outcome.cashedOutAt !== null) plate.tell(round);
      else plate.say('');
      shown(1);
    },
    stand: () => undefined,
    enable: (wanted) => {
      ready = wanted;
      stakes.enable(wanted);
      auto.enable(wanted);
      if (ready) placeQueued();
    },
    openRules: () => {
      openSheet(
        { title: texts.rules, className: 'sheet-rules', texts },
        factList(session, texts, money),
        ...ruleTexts(game),
        ...(state ? [chainSheet(state.chain, game, texts, write)] : []),
      );
    },
    openProof: () => {
      if (!state) return;
      const proof = chainSheet(state.chain, game, texts, write);
      openSheet({ title: texts.fairness, className: 'sheet-rules', texts }, proof);
    },
    lowerStepFor: stakes.lowerStepFor,
    choose: stakes.choose,
    resultSentence: ({ outcome }) => {
      if (outcome?.kind !== 'crash') return '';
      const { cashedOutAt, crashedAt } = outcome;
      return cashedOutAt === null
        ? fillIn(texts.saidLost, { at: write(crashedAt ?? 0) })
        : fillIn(texts.saidOut, { at: write(cashedOutAt) });
    },
  };
}

export const crashGame = kindOf('play', crashTexts, mountCrash);
