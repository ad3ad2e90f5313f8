import { createHmac } from 'node:crypto';
import type { CrashAction } from '../engines/crash/protocol.ts';
import type { RulesStore } from '../fairness/rules-store.ts';
import { playGame } from '../games.ts';
import type { Round } from '../round-record.ts';
import type { RoundStore } from '../round-store.ts';
import type { Session, SessionStore } from '../session-store.ts';
import type { FlightChain } from './flight-chain.ts';
import type { FlightStore } from './flight-store.ts';
import type { FlightPlayer } from './protocol.ts';

/** A stake aboard. */
export type Bet = {
  readonly roundId: string;
  readonly account: string;
  readonly name: string;
  readonly demo: boolean;
  readonly autoAt: number | null;
  /** What it cashed out at. */
  at: number | null;
};

export const playerOf = ({ name, demo, at }: Bet): FlightPlayer => ({ name, demo, at });

/** What becomes of the stakes of a flight, on the disk. */
export function createFlightBets(options: {
  readonly rules: Pick<RulesStore, 'find'>;
  readonly store: FlightStore;
  readonly rounds: Pick<RoundStore, 'find' | 'addAction' | 'markVoiding'>;
  readonly sessions: Pick<SessionStore, 'findById'>;
  readonly chain: FlightChain;
  readonly now: () => number;
  /** For names that say nothing about who plays. */
  readonly nameKey: Buffer;
}) {
  const { store, rounds, chain, now } = options;

  /** Does nothing for a bet that is decided. */
  function decide(roundId: string, action: CrashAction): void {
    const round = rounds.find(roundId);
    const session = round && options.sessions.findById(round.sessionId);
    if (!session || round.state !== 'open' || round.input.kind !== 'crash') return;
    const theme = round.rulesVersion === null ? null : options.rules.find(round.rulesVersion);
    if (!theme) throw new Error(`round ${roundId} has no rules`);
    const bytes = chain.bytesOf(round.input.flight);
    const played = playGame(theme, session.currency, round.input, bytes, [action]);
    rounds.addAction(round, action, played, now(), now());
  }

  const nameOf = (account: string): string =>
    createHmac('sha256', options.nameKey).update(account).digest('hex').slice(0, 5).toUpperCase();

  return {
    nameOf,
    ownerOf: (roundId: string): string | undefined => rounds.find(roundId)?.account,
    of: ({ id, account }: Round, autoAt: number | null, { demo }: Session): Bet => ({
      roundId: id,
      account,
      name: nameOf(account),
      demo,
      autoAt,
      at: null,
    }),
    /** Cashes bets out, each at its own multiplier: all or none. */
    cashOut: (leaving: readonly { readonly bet: Bet; readonly at: number }[]): void =>
      store.together(() => {
        for (const { bet, at } of leaving)
          decide(bet.roundId, { kind: 'crash', move: 'cash-out', at });
      }),
    /** Ends a flight together with the bets that are still aboard. */
    land: (number: number, left: readonly Bet[], point: number): void =>
      store.together(() => {
        for (const { roundId } of left) decide(roundId, { kind: 'crash', move: 'land' });
        store.close(number, 'ended', chain.hashOf(number), point);
      }),
    /**
     * Of a flight that was interrupted, bets with an automatic cash-out are settled by where it was
     * going to end, and every other stake is returned.
     */
    recover: (number: number): void =>
      store.together(() => {
        for (const id of store.openBets(number)) {
          const round = rounds.find(id);
          if (round?.input.kind !== 'crash') continue;
          if (round.input.autoAt === null) rounds.markVoiding(id, now());
          else decide(id, { kind: 'crash', move: 'land' });
        }
        store.close(number, 'interrupted', chain.hashOf(number), chain.pointOf(number));
      }),
  };
}
