/** What a name says of whose a destination is: the player's, somebody else's, or nothing that can be told. */
export type Likeness = 'same' | 'other' | 'unknown';

/**
 * Whether a holder's name is the player's: a given name and a surname in common, whatever the order, case,
 * accents and further names. Names in different scripts, and a profile without both, cannot be compared.
 */
export function likenessOf(
  holder: string,
  profile: { readonly firstName: string | null; readonly lastName: string | null },
): Likeness {
  const [first, last] = [wordsOf(profile.firstName ?? ''), wordsOf(profile.lastName ?? '')];
  const own = wordsOf(holder);
  if (first.length === 0 || last.length === 0) return 'unknown';
  if (own.some(isLatin) !== [...first, ...last].some(isLatin)) return 'unknown';
  const isNamed = (names: readonly string[]) => names.some((name) => own.includes(name));
  return isNamed(first) && isNamed(last) && own.length > 1 ? 'same' : 'other';
}

/** Letters that are written as others without their mark, and do not decompose. */
const plain: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' },
};

function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => plain[letter] ?? letter)
    .replace(/['’]/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}

const isLatin = (word: string): boolean => /\p{Script=Latin}/u.test(word);
