import { dictionary } from '@zxcvbn-ts/language-common';

/** 49,233 passwords that people chose most, in small letters; of zxcvbn-ts, MIT licence. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'] as readonly string[]);

/** Fewer different characters than this are no secret, however many there are. */
const fewestCharacters = 4;
/** A core shorter than this says nothing: "a" stands in the list, and in every password. */
const shortestCore = 4;

/** A text as it is compared: without capitals, spaces and forms of the same letter. */
export const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** What is left without the digits and signs that people put around a word: "Dragon2026!" is "dragon". */
export const coreOf = (text: string): string =>
  folded(text)
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[^\p{L}]+$/u, '');

/** Whether a password is among the first that somebody would try. */
export function isCommonPassword(password: string): boolean {
  const whole = folded(password);
  if (common.has(whole) || new Set(whole).size < fewestCharacters) return true;
  const core = coreOf(password);
  return core.length >= shortestCore && common.has(core);
}
