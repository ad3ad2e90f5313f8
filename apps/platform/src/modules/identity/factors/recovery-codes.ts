import { createHmac, randomInt } from 'node:crypto';
import { keyFor } from '../../../kernel/sealing.ts';

/** Codes a player is given at a time. */
const count = 10;
// Without what is mistaken for something else: 0 and O, 1, I and L, U and V.
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const groups = 3;
const groupLength = 4;

export interface RecoveryCodes {
  /** Ten codes like `K7QF-3MXA-9T2H`: 58 bits each. */
  make(): string[];
  /** What is kept of a code; letters of either size, spaces and hyphens do not count. */
  digest(playerId: string, code: string): Buffer;
}

/** The codes that stand in for a factor that is lost. The database alone does not tell them. */
export function createRecoveryCodes(factorSecret: string): RecoveryCodes {
  const key = keyFor(factorSecret, 'recovery-codes');
  const sign = () => alphabet[randomInt(alphabet.length)];
  const group = () => Array.from({ length: groupLength }, sign).join('');
  return {
    make: () =>
      Array.from({ length: count }, () => Array.from({ length: groups }, group).join('-')),
    digest: (playerId, code) => {
      const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
      return createHmac('sha256', key).update(`${playerId}:${plain}`).digest();
    },
  };
}
