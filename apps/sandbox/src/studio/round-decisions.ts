import { fairBytes } from './fair-bytes.ts';
import type { RulesStore } from './fairness/rules-store.ts';
import type { SeedStore } from './fairness/seed-store.ts';
import { abandonedAction, allowsAction, playGame } from './games.ts';
import type { RoundAction } from './protocol-rounds.ts';
import type { Round, RoundStore } from './round-store.ts';
import type { Session } from './session-store.ts';
import { StudioFailure } from './studio-failure.ts';
import type { GameTheme } from './theme.ts';

export type DecisionOptions = {
  readonly rounds: RoundStore;
  readonly rules: RulesStore;
  readonly seeds: Pick<SeedStore, 'secretOf'>;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** How long a round waits for a decision, in milliseconds. */
  readonly openFor: number;
};

/**
 * Draws rounds, and draws them again after every decision: from the first byte, with all that was decided
 * so far. A decision and what came of it are written down together.
 */
export function createDecisions({ rounds, rules, seeds, now, openFor }: DecisionOptions) {
  const themeOf = (round: Round): GameTheme => {
    const theme = round.rulesVersion === null ? null : rules.find(round.rulesVersion);
    if (!theme) throw new Error(`round ${round.id} has no rules`);
    return theme;
  };

  const draw = (round: Round, session: Session, actions: readonly RoundAction[]) => {
    if (round.seeds === null) throw new Error(`round ${round.id} has no seeds`);
    const source = fairBytes(seeds.secretOf(round.seeds));
    return playGame(themeOf(round), session.currency, round.input, source, actions);
  };

  /** `session` is the round's own, whoever acts: it is played in that one's currency. */
  const take = (round: Round, session: Session, action: RoundAction, openUntil: number): void => {
    const played = draw(round, session, [...round.actions, action]);
    rounds.addAction(round, action, played, now(), openUntil);
  };

  return {
    begin: (round: Round, session: Session): void => {
      rounds.markPlayed(round.id, draw(round, session, []), now(), now() + openFor);
    },
    /** @throws StudioFailure `bad-request` for what the open round does not take. */
    take: (round: Round, session: Session, action: RoundAction): void => {
      const { outcome, input } = round;
      if (outcome === null || !allowsAction(themeOf(round), input, outcome, action)) {
        throw new StudioFailure('bad-request');
      }
      take(round, session, action, now() + openFor);
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
