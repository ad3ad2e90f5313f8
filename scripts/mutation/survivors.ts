/** A mutant that no test notices, and why that is right. */
export interface Survivor {
  /** The end of its path. */
  readonly file: string;
  readonly was: string;
  readonly became: string;
  readonly why: string;
}

type Change = readonly [was: string, became: string];

const alike = (file: string, why: string, ...changes: readonly Change[]): readonly Survivor[] =>
  changes.map(([was, became]) => ({ file, was, became, why }));

export const survivors: readonly Survivor[] = [
  ...alike(
    'money/src/amount.ts',
    'A cache: what it keeps would be made again, alike.',
    ['known !== undefined', 'false'],
    ['known', 'false'],
    ['narrowSigns.set(code, sign);', ';'],
    ['formatters.set(key, made);', ';'],
  ),
  ...alike(
    'money/src/amount.ts',
    'A shortcut: digits alone have no sign to take away.',
    ['/^[0-9]*$/.test(bare)', 'false'],
    ['/^[0-9]*$/', '/^[0-9]$/'],
  ),
  ...alike('money/src/amount.ts', 'Nothing is 0 to BigInt as well.', ["'0'", '""']),
  ...alike('money/src/amount.ts', 'In English the sign comes first.', [
    "type === 'currency'",
    'true',
  ]),
  ...alike('money/src/amount.ts', 'An amount always has such a part.', [
    "new Intl.NumberFormat('en', { style: 'currency', currency: code, curr…",
    "new Intl.NumberFormat('en', { style: 'currency', currency: code, curr…",
  ]),
  ...alike(
    'money/src/amount.ts',
    'After the last separator there are digits alone.',
    ['/^[0-9]*$/', '/[0-9]*$/'],
    ['/^[0-9]*$/', '/^[0-9]*/'],
  ),
  ...alike('gameplay/return-range.ts', 'The two are the same to the last bit by chance alone.', [
    'reach <= WIDEST',
    'reach < WIDEST',
  ]),
  ...alike('money/src/amount.ts', 'The opposite of 0 is 0.', ['value < 0n', 'value <= 0n']),
];
