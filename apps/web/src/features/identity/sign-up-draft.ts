import type { FormValues } from '#shared/forms/fields.ts';

export interface SignUpDraft {
  readonly values: FormValues;
  readonly step: number;
  /** What the account will be known by. */
  readonly way: 'email' | 'phone';
}

/**
 * What was typed into the sign-up of this tab, so that closing it by accident loses nothing. In
 * memory only: a password is never stored.
 */
let draft: SignUpDraft | null = null;
/** Whether the person typed something, as opposed to what was suggested to them. */
let isTouched = false;

export const signUpDraft = {
  read: (): SignUpDraft | null => draft,
  keep: (next: SignUpDraft): void => {
    draft = next;
  },
  touch: (): void => {
    isTouched = true;
  },
  isTouched: (): boolean => isTouched,
  forget: (): void => {
    draft = null;
    isTouched = false;
  },
};
