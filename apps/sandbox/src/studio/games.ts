/** A game as the studio's server plays it: checks an input, draws its outcome. */
import { engineOf } from './engines/catalogue.ts';
import type { Checked, Played } from './engines/engine.ts';
import type { ByteSource } from './engines/random.ts';
import type { RoundInput } from './protocol-rounds.ts';
import { isOfferedIn } from './stakes.ts';
import type { GameTheme } from './theme.ts';

/** The stake of an input that the game takes in that currency, or why it does not take it. */
export function checkInput(theme: GameTheme, currency: string, input: RoundInput): Checked {
  if (input.kind !== theme.kind || !isOfferedIn(theme, currency)) return { refusal: 'bad-request' };
  return engineOf(theme).check(theme, currency, input);
}

/** Draws the outcome of a checked input. */
export function playGame(
  theme: GameTheme,
  currency: string,
  input: RoundInput,
  source: ByteSource,
): Played {
  if (input.kind !== theme.kind)
    throw new Error(`${theme.id} does not take an input of the kind ${input.kind}`);
  return engineOf(theme).play(theme, currency, input, source);
}
