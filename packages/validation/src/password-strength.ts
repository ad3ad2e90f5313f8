import { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Lists of words by name, each with its most used first, as the packages of zxcvbn-ts have them. */
export type Dictionaries = Readonly<Record<string, readonly (string | number)[]>>;
/** Which keys lie beside which, by keyboard. */
export type Keyboards = NonNullable<ConstructorParameters<typeof ZxcvbnFactory>[0]>['graphs'];

/** Why a password can be guessed; each has its words in `fields-settings/messages`. */
export type PasswordWeakness =
  | 'common'
  | 'personal'
  | 'keyboard'
  | 'repeats'
  | 'sequence'
  | 'dates'
  | 'guessable';

/**
 * Guesses that a password has to withstand, by the estimate of zxcvbn (Wheeler, USENIX Security 2016):
 * what it calls safely unguessable for somebody who has the hashes.
 */
const enough = 1e8;
/**
 * Characters that are looked at. The estimate grows with the cube of the length; who knows what comes
 * after forty characters that are easy to guess has still to guess those.
 */
const longest = 40;
/** Ways to read a text with signs for letters ("p4$$") that are tried; each costs a whole search. */
const mostReadings = 10;
/** Shorter words about a person stand in many a good password by chance. */
const shortestName = 4;

const reasons: Readonly<Record<string, PasswordWeakness>> = {
  straightRow: 'keyboard',
  keyPattern: 'keyboard',
  simpleRepeat: 'repeats',
  extendedRepeat: 'repeats',
  sequences: 'sequence',
  recentYears: 'dates',
  dates: 'dates',
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  userInputs: 'personal',
};

/** Tells why a password can be guessed in fewer than 10^8 tries, or null where it cannot. */
export type PasswordJudge = (
  password: string,
  /** What others know of its owner: an address, a number, a nickname. */
  personal: readonly string[],
) => PasswordWeakness | null;

/** A judge of passwords that knows these words. Making one sorts the lists, which takes a moment. */
export function createPasswordJudge(dictionary: Dictionaries, graphs: Keyboards): PasswordJudge {
  const estimate = new ZxcvbnFactory({
    dictionary: dictionary as Record<string, (string | number)[]>,
    ...(graphs === undefined ? {} : { graphs }),
    l33tMaxSubstitutions: mostReadings,
  });
  return (password, personal) => {
    // Forms of a letter that a keyboard cannot tell apart are the same to who guesses.
    const read = password.normalize('NFKC').trim().slice(0, longest);
    const names = personal
      .map((name) => name.normalize('NFKC').toLowerCase())
      .filter((name) => name.length >= shortestName);
    // Spaces between the words of a phrase that everybody knows hide nothing.
    for (const text of new Set([read, read.replaceAll(' ', '')])) {
      const { guesses, feedback } = estimate.check(text, names);
      if (guesses < enough) return reasons[feedback.warning ?? ''] ?? 'guessable';
    }
    return null;
  };
}
