import type { RoundBytes } from './engines/random.ts';
import { fairBytes } from './fair-bytes.ts';
import type { RulesStore } from './fairness/rules-store.ts';
import { type SeedStore, seedOwnerOf } from './fairness/seed-store.ts';
import type { Flights } from './flights/flight-service.ts';
import { abandonedAction, allowsAction, extraStakeOf, playGame } from './games.ts';
import type { StudioErrorCode } from './protocol.ts';
import type { RoundAction, RoundInput } from './protocol-rounds.ts';
import type { Raise } from './round-raises.ts';
import type { Round } from './round-record.ts';
import type { RoundStore } from './round-store.ts';
import type { Session } from './session-store.ts';
import { StudioFailure } from './studio-failure.ts';
import type { GameTheme } from './theme.ts';

export type DecisionOptions = {
  readonly rounds: RoundStore;
  readonly rules: RulesStore;
  readonly seeds: Pick<SeedStore, 'secretOf'>;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly newId: () => string;
  /** How long a round waits for a decision, in milliseconds. */
  readonly openFor: number;
  /** The flights of a game whose rounds are everybody's. */
  readonly flightsOf: (gameId: string) => Flights | undefined;
};

/**
 * Draws rounds, and draws them again after every decision: from the first byte, with all that was decided
 * so far. A decision and what came of it are written down together, one that asks for a further stake
 * as soon as the wallet has taken that.
 */
export function createDecisions({
  rounds,
  rules,
  seeds,
  now,
  newId,
  openFor,
  flightsOf,
}: DecisionOptions) {
  const themeOf = (round: Round): GameTheme => {
    const theme = round.rulesVersion === null ? null : rules.find(round.rulesVersion);
    if (!theme) throw new Error(`round ${round.id} has no rules`);
    return theme;
  };

  /** A shared round's bytes are its flight's, any other's come from its player's seeds. */
  const bytesOf = ({ id, gameId, input, seeds: taken }: Round): RoundBytes => {
    const flights = flightsOf(gameId);
    if (flights && input.kind === 'crash') return flights.bytesOf(input.flight);
    if (taken === null) throw new Error(`round ${id} has no seeds`);
    return fairBytes(seeds.secretOf(taken));
  };

  const draw = (round: Round, session: Session, actions: readonly RoundAction[]) =>
    playGame(themeOf(round), session.currency, round.input, bytesOf(round), actions);

  /** `session` is the round's own, whoever acts: it is played in that one's currency. */
  const take = (round: Round, session: Session, action: RoundAction, openUntil: number): void => {
    const played = draw(round, session, [...round.actions, action]);
    rounds.addAction(round, action, played, now(), openUntil);
  };

  return {
    /** Refuses what a shared round does not take now. @throws StudioFailure */
    admit: (gameId: string, input: RoundInput): void => flightsOf(gameId)?.admit(input),
    /** Under whose seeds a bet is numbered: a shared round's bets leave their players' alone. */
    seedOwnerOf: (session: Session): string =>
      flightsOf(session.gameId) ? `flights:${session.gameId}` : seedOwnerOf(session),
    /** A stake that came too late for its flight is given back. */
    begin: (round: Round, session: Session): void => {
      const write = () =>
        rounds.markPlayed(round.id, draw(round, session, []), now(), now() + openFor);
      const flights = flightsOf(round.gameId);
      if (!flights) write();
      else if (!flights.join(round, session, write)) rounds.markVoiding(round.id, now());
    },
    /**
     * Takes a decision; one that asks for a further stake is begun, and `payer` is who asked.
     *
     * @throws StudioFailure `bad-request` for what the open round does not take.
     */
    take: (round: Round, session: Session, action: RoundAction, payer: Session): void => {
      const { outcome, input } = round;
      const theme = themeOf(round);
      if (outcome === null || !allowsAction(theme, input, outcome, action)) {
        throw new StudioFailure('bad-request');
      }
      const amount = extraStakeOf(theme, input, action);
      if (amount === 0) take(round, session, action, now() + openFor);
      else {
        const ids = { betId: newId(), rollbackId: newId() };
        rounds.beginRaise(round.id, { action, amount, sessionId: payer.id, ...ids }, now());
      }
    },
    /** Takes a decision whose stake the wallet has taken. */
    takeRaised: (
      round: Round,
      session: Session,
      { action }: Raise,
      balance: number | null,
    ): void => {
      const played = draw(round, session, [...round.actions, action]);
      rounds.addAction(round, action, played, now(), now() + openFor, { balance });
    },
    /** Lets the round wait as before: its further stake was refused, or undone when no reason is given. */
    leave: (round: Round, refusal?: StudioErrorCode): void => {
      if (refusal) rounds.markRaiseRefused(round.id, refusal, now() + openFor);
      else rounds.markRaiseUndone(round.id, now() + openFor);
    },
    /** Decides for a player who stayed away. False while the round still waits. */
    abandon: (round: Round, session: Session): boolean => {
      const { outcome, input, dueAt } = round;
      if (outcome === null || dueAt === null || dueAt > now()) return false;
      take(round, session, abandonedAction(themeOf(round), input, outcome), dueAt);
      return true;
    },
  };
}

export type RoundDecisions = ReturnType<typeof createDecisions>;
