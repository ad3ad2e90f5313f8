import type { RouletteBet } from '../../engines/roulette/protocol.ts';
import { fillIn } from '../texts/say.ts';
import type { RouletteTexts } from './texts.ts';

/** What a bet is called: "Split 17, 20". */
export const spotName = (
  bet: { readonly kind: RouletteBet['kind']; readonly numbers: readonly number[] },
  texts: RouletteTexts,
): string => fillIn(texts.spot[bet.kind], { numbers: bet.numbers.join(', ') });

export type PocketColor = 'red' | 'black' | 'green';

export const colorOf = (number: number, red: readonly number[]): PocketColor => {
  if (number === 0) return 'green';
  return red.includes(number) ? 'red' : 'black';
};

/** "17 black". */
export const numberName = (number: number, red: readonly number[], texts: RouletteTexts): string =>
  fillIn(texts.numberIs[colorOf(number, red)], { number });
