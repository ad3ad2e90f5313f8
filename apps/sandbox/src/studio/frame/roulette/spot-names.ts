import { DOUBLE_ZERO, type RouletteBet } from '../../engines/roulette/protocol.ts';
import { fillIn } from '../texts/say.ts';
import type { RouletteTexts } from './texts.ts';

export const pocketLabel = (number: number): string =>
  number === DOUBLE_ZERO ? '00' : String(number);

/** A double zero stands beside the zero, before the other numbers. */
const listed = (numbers: readonly number[]): string =>
  numbers
    .toSorted((a, b) => (a === DOUBLE_ZERO ? 0.5 : a) - (b === DOUBLE_ZERO ? 0.5 : b))
    .map(pocketLabel)
    .join(', ');

/** What a bet is called: "Split 17, 20". */
export const spotName = (
  bet: { readonly kind: RouletteBet['kind']; readonly numbers: readonly number[] },
  texts: RouletteTexts,
): string => fillIn(texts.spot[bet.kind], { numbers: listed(bet.numbers) });

export type PocketColor = 'red' | 'black' | 'green';

export const colorOf = (number: number, red: readonly number[]): PocketColor => {
  if (number === 0 || number === DOUBLE_ZERO) return 'green';
  return red.includes(number) ? 'red' : 'black';
};

/** "17 black". */
export const numberName = (number: number, red: readonly number[], texts: RouletteTexts): string =>
  fillIn(texts.numberIs[colorOf(number, red)], { number: pocketLabel(number) });
