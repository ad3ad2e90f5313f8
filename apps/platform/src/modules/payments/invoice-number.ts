/** Digits and letters that are not mistaken for one another: no 0 O, 1 I L, U V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';

/** A number below `bound`, from a secure source. */
export type RandomBelow = (bound: number) => number;

/**
 * A number people can read to each other: `D-7K3M-92QF`. About 5 × 10^11 are possible; a table that
 * keeps them unique has to allow for a second try.
 */
export function depositNumber(random: RandomBelow): string {
  return invoiceNumber('D', random);
}

/** The same for money on its way out: `W-7K3M-92QF`. */
export function withdrawalNumber(random: RandomBelow): string {
  return invoiceNumber('W', random);
}

/** The same for a correction of the books: `A-7K3M-92QF`. */
export function adjustmentNumber(random: RandomBelow): string {
  return invoiceNumber('A', random);
}

function invoiceNumber(letter: 'D' | 'W' | 'A', random: RandomBelow): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[random(alphabet.length)]).join('');
  return `${letter}-${group()}-${group()}`;
}
