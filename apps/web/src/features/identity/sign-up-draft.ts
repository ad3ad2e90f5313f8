import type { FormValues } from '#shared/forms/fields.ts';
import { keepOverReload, takeTyped } from '#shared/forms/kept-over-reload.ts';

export interface SignUpDraft {
  readonly values: FormValues;
  readonly step: number;
  /** What the account will be known by. */
  readonly way: 'email' | 'phone';
}

const NAME = 'sign-up';

/**
 * What was typed into the sign-up of this tab, so that closing it by accident loses nothing. In
 * memory only, but for a reload that the site makes: a password is never stored.
 */
let draft = takeTyped(NAME) as SignUpDraft | null;
/** Whether the person typed something, as opposed to what was suggested to them. */
let isTouched = draft !== null;

keepOverReload(NAME, () => {
  if (draft === null || !isTouched) return null;
  const values = Object.entries(draft.values).filter(([name]) => !name.includes('password'));
  // A password is typed in the first step.
  return { ...draft, values: Object.fromEntries(values), step: 1 };
});

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
