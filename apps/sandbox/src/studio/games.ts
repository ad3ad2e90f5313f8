/** A game as the studio's server plays it: checks an input, draws its outcome. */
import { engineOf } from './engines/catalogue.ts';
import type { Checked, Played } from './engines/engine.ts';
import type { RoundBytes } from './engines/random.ts';
import type { RoundAction, RoundInput, RoundOutcome } from './protocol-rounds.ts';
import { isOfferedIn } from './stakes.ts';
import type { GameTheme } from './theme.ts';

/** The stake of an input that the game takes in that currency, or why it does not take it. */
export function checkInput(theme: GameTheme, currency: string, input: RoundInput): Checked {
  if (input.kind !== theme.kind || !isOfferedIn(theme, currency)) return { refusal: 'bad-request' };
  return engineOf(theme).check(theme, currency, input);
}

/** Draws the outcome of a checked input and of what was decided since. */
export function playGame(
  theme: GameTheme,
  currency: string,
  input: RoundInput,
  source: RoundBytes,
  actions: readonly RoundAction[] = [],
): Played {
  if (input.kind !== theme.kind)
    throw new Error(`${theme.id} does not take an input of the kind ${input.kind}`);
  return engineOf(theme).play(theme, currency, input, source, actions);
}

/** Whether an open round of the game takes the action where it stands. */
export function allowsAction(
  theme: GameTheme,
  input: RoundInput,
  outcome: RoundOutcome,
  action: RoundAction,
): boolean {
  const { decisions } = engineOf(theme);
  return action.kind === theme.kind && decisions?.allows(theme, input, outcome, action) === true;
}

/** What the action stakes beyond what is staked already, in whole subunits. */
export function extraStakeOf(theme: GameTheme, input: RoundInput, action: RoundAction): number {
  return engineOf(theme).decisions?.extraStake?.(theme, input, action) ?? 0;
}

/** What is done in an open round whose player stays away. */
export function abandonedAction(
  theme: GameTheme,
  input: RoundInput,
  outcome: RoundOutcome,
): RoundAction {
  const { decisions } = engineOf(theme);
  if (!decisions) throw new Error(`${theme.id} asks for no decisions`);
  return decisions.whenAbandoned(theme, input, outcome);
}
