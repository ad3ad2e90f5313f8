/** A stretch of a text, and whether it is what the reader searched for. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Letters without case and accents, so that "bruckner" finds "Brückner". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function words(text: string): readonly string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Typing errors forgiven in a word of this length. */
function forgiven(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Whether a typed word means this one: a part of it, or its start with a few wrong, missing or
 * additional letters (one from four letters on, two from eight).
 */
function isMeant(word: string, typed: string): boolean {
  if (word.includes(typed)) return true;
  const allowed = forgiven(typed.length);
  if (allowed === 0) return false;
  const lengths = [...Array(2 * allowed + 1).keys()].map((step) => typed.length - allowed + step);
  return lengths.some(
    (length) => length <= word.length && distance(word.slice(0, length), typed) <= allowed,
  );
}

/** Whether every typed word is meant by some word of the text. */
export function matchesSearch(text: string, search: string): boolean {
  const typed = words(search);
  const known = words(text);
  return typed.length > 0 && typed.every((one) => known.some((word) => isMeant(word, one)));
}

/** The text in parts, the letters that were searched for marked; of a misspelt word the whole word. */
export function markedParts(text: string, search: string): readonly TextPart[] {
  const typed = words(search);
  const parts: TextPart[] = [];
  for (const piece of text.match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const letters = plain(piece);
    const contained = typed.find((one) => letters.includes(one));
    if (contained !== undefined && letters.length === piece.length) {
      const at = letters.indexOf(contained);
      push(parts, piece.slice(0, at), false);
      push(parts, piece.slice(at, at + contained.length), true);
      push(parts, piece.slice(at + contained.length), false);
    } else {
      push(
        parts,
        piece,
        typed.some((one) => isMeant(letters, one)),
      );
    }
  }
  return parts;
}

function push(parts: TextPart[], text: string, isMatch: boolean) {
  if (text === '') return;
  const last = parts.at(-1);
  if (last?.isMatch === isMatch) parts[parts.length - 1] = { text: last.text + text, isMatch };
  else parts.push({ text, isMatch });
}

/** Damerau-Levenshtein distance (optimal string alignment): letters to change, add, drop or swap. */
function distance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = [...Array(other.length + 1).keys()];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swap = isSwap ? (beforeLast[j - 2] ?? 0) + 1 : change;
      row.push(Math.min(change, swap, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    beforeLast = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
