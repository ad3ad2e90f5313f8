import type { RouletteBet } from '../../protocol-rounds.ts';
import type { FrameTexts } from '../texts/en.ts';
import { fillIn } from '../texts/say.ts';

/** What a bet is called: "Split 17, 20". */
export const spotName = (
  bet: { readonly kind: RouletteBet['kind']; readonly numbers: readonly number[] },
  texts: FrameTexts,
): string => fillIn(texts.spot[bet.kind], { numbers: bet.numbers.join(', ') });

export type PocketColor = 'red' | 'black' | 'green';

export const colorOf = (number: number, red: readonly number[]): PocketColor => {
  if (number === 0) return 'green';
  return red.includes(number) ? 'red' : 'black';
};

/** "17 black". */
export const numberName = (number: number, red: readonly number[], texts: FrameTexts): string =>
  fillIn(texts.numberIs[colorOf(number, red)], { number });
