import {
  endsAfter,
  MIN_MULTIPLIER,
  multiplierAfter,
  reachedAfter,
} from '../engines/crash/crash.ts';
import type { CrashTheme } from '../engines/crash/theme.ts';
import type { RoundBytes } from '../engines/random.ts';
import type { RulesStore } from '../fairness/rules-store.ts';
import type { RoundInput } from '../protocol-rounds.ts';
import type { Round } from '../round-record.ts';
import type { RoundStore } from '../round-store.ts';
import type { Session, SessionStore } from '../session-store.ts';
import { StudioFailure } from '../studio-failure.ts';
import { type Bet, createFlightBets, playerOf } from './flight-bets.ts';
import { createFlightChain } from './flight-chain.ts';
import type { FlightStore } from './flight-store.ts';
import type { ChainView, FlightPlayer, FlightView } from './protocol.ts';

export type FlightOptions = {
  readonly theme: CrashTheme;
  readonly store: FlightStore;
  readonly rounds: Pick<RoundStore, 'find' | 'addAction' | 'markVoiding'>;
  readonly sessions: Pick<SessionStore, 'findById'>;
  readonly rules: Pick<RulesStore, 'find'>;
  /** Sends what a decided round owes. */
  readonly settle: (roundId: string) => Promise<void>;
  /** Unix milliseconds, never going back. */
  readonly now: () => number;
  readonly randomBytes: (count: number) => Buffer;
  /** Least time between two rounds of a player, in milliseconds. */
  readonly minRoundMs: number;
  /** Flights of one chain. */
  readonly chainLength?: number;
  readonly onError?: (error: unknown) => void;
};

/** What those who watch are told of. */
export type FlightEvents = {
  /** Another phase, or another flight: everything is to be told anew. */
  readonly changed: () => void;
  readonly joined: (player: FlightPlayer) => void;
  readonly cashedOut: (player: FlightPlayer) => void;
  readonly settled: (account: string, roundId: string) => void;
};

type Flight = FlightView & {
  /** Where it will end: told of a flight that has. */
  readonly crashPoint: number;
  readonly bets: ReadonlyMap<string, Bet>;
};

/** Milliseconds bets are taken for, and wallets may still answer after that. */
export const BETTING = 6000;
export const LAST_CALL = 1000;
/** Milliseconds a flight's end is shown. */
export const SHOWN = 3500;
const CHAIN_LENGTH = 10_000;
/** Milliseconds after which a step that failed is taken again. */
const RETRY = 1000;

/**
 * The flights of one game, one after the other while somebody watches. All is decided by the time at
 * which it is done: the flight is brought up to the present first, so that a late timer changes nothing
 * for a cash-out. Whatever is told has been written down before.
 */
export function createFlights(options: FlightOptions) {
  const { theme, store, now } = options;
  const chain = createFlightChain({ ...options, length: options.chainLength ?? CHAIN_LENGTH });
  const bets = createFlightBets({ ...options, chain, nameKey: options.randomBytes(32) });
  let watched: FlightEvents | null = null;
  let flight: Flight | null = null;
  let timer: NodeJS.Timeout | undefined;

  const targetOf = ({ autoAt }: Bet): number => autoAt ?? theme.topMultiplier;
  const aboard = ({ bets: all }: Flight): Bet[] =>
    [...all.values()].filter((bet) => bet.at === null);

  function tellSettled(settled: readonly Bet[]): void {
    for (const { account, roundId } of settled) {
      watched?.settled(account, roundId);
      options.settle(roundId).catch((error) => options.onError?.(error));
    }
  }

  function cashOutAll(leaving: readonly { readonly bet: Bet; readonly at: number }[]): void {
    bets.cashOut(leaving);
    for (const { bet, at } of leaving) {
      bet.at = at;
      watched?.cashedOut(playerOf(bet));
    }
    tellSettled(leaving.map(({ bet }) => bet));
  }

  function board(at: number): Flight {
    const number = chain.next();
    return {
      number,
      phase: 'boarding',
      closesAt: at + BETTING,
      departsAt: at + BETTING + LAST_CALL,
      point: null,
      nextAt: null,
      crashPoint: chain.pointOf(number),
      bets: new Map(),
    };
  }

  function enter(next: Flight): true {
    flight = next;
    watched?.changed();
    return true;
  }

  function fly(flown: Flight, at: number): boolean {
    const standing = multiplierAfter(at - flown.departsAt);
    const reached = Math.min(flown.crashPoint, standing);
    const leaving = aboard(flown).filter((bet) => targetOf(bet) <= reached);
    if (leaving.length > 0) cashOutAll(leaving.map((bet) => ({ bet, at: targetOf(bet) })));
    if (standing <= flown.crashPoint) return false;
    const lost = aboard(flown);
    bets.land(flown.number, lost, flown.crashPoint);
    const nextAt = Math.max(at + SHOWN, flown.departsAt + options.minRoundMs);
    enter({ ...flown, phase: 'ended', point: flown.crashPoint, nextAt });
    tellSettled(lost);
    return true;
  }

  /** Takes the flight on if its time has come. False when nothing more is to be done now. */
  function step(at: number): boolean {
    switch (flight?.phase) {
      case 'boarding':
        return at >= flight.departsAt && enter({ ...flight, phase: 'flying', departsAt: at });
      case 'flying':
        return fly(flight, at);
      case 'ended':
        if (at < (flight.nextAt ?? 0)) return false;
    }
    flight = null;
    return watched !== null && enter(board(at));
  }

  /** When something happens next, in unix milliseconds; null when nothing will. */
  function wakeAt(): number | null {
    if (flight?.phase !== 'flying') {
      return flight?.phase === 'boarding' ? flight.departsAt : (flight?.nextAt ?? null);
    }
    const next = Math.min(flight.crashPoint + 1, ...aboard(flight).map(targetOf));
    return flight.departsAt + Math.min(endsAfter(flight.crashPoint), reachedAfter(next));
  }

  /** Brings the flight up to the present and sets the clock for what comes next. */
  function advance(at = now()): void {
    while (step(at));
    const next = wakeAt();
    clearTimeout(timer);
    if (next !== null) timer = setTimeout(tick, Math.max(0, next - now())).unref();
  }

  function tick(): void {
    try {
      advance();
    } catch (error) {
      options.onError?.(error);
      timer = setTimeout(tick, RETRY).unref();
    }
  }

  /** The flight, brought up to the present, when bets for that number are still in time. */
  function boarding(input: RoundInput, until: 'closesAt' | 'departsAt'): Flight | null {
    const at = now();
    advance(at);
    const inTime = flight?.phase === 'boarding' && at < flight[until];
    return inTime && input.kind === 'crash' && input.flight === flight?.number ? flight : null;
  }

  return {
    bytesOf: (number: number): RoundBytes => chain.bytesOf(number),
    proofOf: chain.proofOf,
    /** Does what is due; the service's own clock calls it too. */
    advance: (): void => advance(),
    /** Refuses a new bet unless it is for the flight that bets are taken on. @throws StudioFailure */
    admit: (input: RoundInput): void => {
      if (!boarding(input, 'closesAt')) throw new StudioFailure('betting-closed');
    },
    /** Takes a bet aboard that the wallet has taken, once `write` has written it; false when it is too late. */
    join: (round: Round, session: Session, write: () => void): boolean => {
      const open = boarding(round.input, 'departsAt');
      if (!open || round.input.kind !== 'crash') return false;
      write();
      const bet = bets.of(round, round.input.autoAt, session);
      flight = { ...open, bets: new Map(open.bets).set(round.id, bet) };
      watched?.joined(playerOf(bet));
      return true;
    },
    /**
     * Cashes a bet out at where the flight stands now. Does nothing for one that is over.
     *
     * @throws StudioFailure `not-found` for a bet of somebody else, `too-early` below the least multiplier.
     */
    cashOut: (account: string, roundId: string): void => {
      const at = now();
      advance(at);
      if (bets.ownerOf(roundId) !== account) throw new StudioFailure('not-found');
      const bet = flight?.bets.get(roundId);
      if (!flight || flight.phase === 'ended' || bet?.at !== null) return;
      const standing = flight.phase === 'flying' ? multiplierAfter(at - flight.departsAt) : 0;
      if (standing < MIN_MULTIPLIER) throw new StudioFailure('too-early');
      cashOutAll([{ bet, at: standing }]);
      advance(at);
    },
    /** Starts the flights, or lets them run out when nobody watches any more. */
    watch: (events: FlightEvents | null): void => {
      watched = events;
      tick();
    },
    /** What everybody may see; null while nothing flies. */
    view: (): { flight: FlightView; players: FlightPlayer[]; chain: ChainView } | null => {
      if (!flight) return null;
      const { crashPoint: _, bets: all, ...shown } = flight;
      return {
        flight: shown,
        players: [...all.values()].map(playerOf),
        chain: chain.view(shown.number),
      };
    },
    nameOf: bets.nameOf,
    /** The round of an account that is in the air. */
    openOf: (account: string): string | null =>
      (flight && flight.phase !== 'ended' ? aboard(flight) : []).find(
        (bet) => bet.account === account,
      )?.roundId ?? null,
    /** Call once when the process starts, before rounds are recovered. */
    recover: (): void => {
      for (const number of store.open()) bets.recover(number);
    },
    stop: (): void => {
      watched = null;
      clearTimeout(timer);
    },
  };
}

export type Flights = ReturnType<typeof createFlights>;
