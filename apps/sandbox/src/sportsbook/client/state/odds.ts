export const oddsFormats = ['decimal', 'fractional', 'american'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

/** Prices as bookmakers' boards have them; others are given as the nearest fraction of hundredths, cancelled. */
const ladder: readonly (readonly [number, number])[] = [
  [1, 5],
  [2, 9],
  [1, 4],
  [2, 7],
  [3, 10],
  [1, 3],
  [4, 11],
  [2, 5],
  [4, 9],
  [1, 2],
  [8, 15],
  [4, 7],
  [8, 13],
  [4, 6],
  [8, 11],
  [4, 5],
  [5, 6],
  [10, 11],
  [6, 5],
  [11, 10],
  [5, 4],
  [11, 8],
  [6, 4],
  [13, 8],
  [7, 4],
  [15, 8],
  [9, 4],
  [5, 2],
  [11, 4],
  [3, 1],
];

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

function fraction(hundredths: number): string {
  const gain = hundredths - 100;
  const named = ladder.find(([over, under]) => Math.floor((over * 100) / under) === gain);
  if (named) return named.join('/');
  const by = divisor(gain, 100);
  return `${gain / by}/${100 / by}`;
}

function american(hundredths: number): string {
  const gain = hundredths - 100;
  return gain >= 100 ? `+${gain}` : `−${Math.round(10_000 / gain)}`;
}

/** Decimal odds of the book, `1.85`, as hundredths. */
export const hundredthsOf = (odds: string): number => Math.round(Number(odds) * 100);

/** Two decimals; whole odds of a hundred and more none, which a button of a list has no room for. */
const decimal = (odds: string): string =>
  odds.replace(/(\.\d\d)\d+$/, '$1').replace(/^(\d{3,})\.0+$/, '$1');

/** Odds in the player's way of writing them; the digits are Latin in every language. */
export function writeOdds(odds: string, format: OddsFormat): string {
  const hundredths = hundredthsOf(odds);
  if (format === 'decimal' || hundredths <= 100) return decimal(odds);
  return format === 'fractional' ? fraction(hundredths) : american(hundredths);
}
