import type { PhoneCodeSent } from '@pierlight/contract/identity/schemas';

/** How far a number has been proven to be one's own. */
export interface PhoneProof {
  readonly phone: string;
  /** The latest code that was requested. */
  readonly sent: PhoneCodeSent;
  /** When it was, in milliseconds. */
  readonly at: number;
  /** What the code was traded for; null before it was entered. */
  readonly otp: string | null;
}

let proof: PhoneProof | null = null;

/** The proof of this tab, so that going back and forth sends no further code. In memory only. */
export const phoneProof = {
  /** What there is for this number; nothing of another. */
  of: (phone: string): PhoneProof | null => (proof?.phone === phone ? proof : null),
  keep: (next: PhoneProof): void => {
    proof = next;
  },
  forget: (): void => {
    proof = null;
  },
};
