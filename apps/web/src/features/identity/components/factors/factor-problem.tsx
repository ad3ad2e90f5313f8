import { Alert } from '@pierlight/ui/alert';
import { useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
import { isLeft } from '#shared/second-factor/with-factor.ts';
import { isPasskeyHeld } from '../../passkey-browser.ts';
import { ProblemNote } from '../problem-note.tsx';

/** Why something about a factor was not done. Whoever left a question knows, and is told nothing. */
export function FactorProblem({ error }: { readonly error: unknown }) {
  const text = useTranslations('account.factors');
  if (error === null || isLeft(error)) return null;
  if (isPasskeyHeld(error)) return <Alert tone="error">{text('passkeys.held')}</Alert>;
  const [wanted] = isProblem(error, 'secondFactorRequired')
    ? (error.errors.secondFactor ?? [])
    : [];
  if (wanted?.rule === 'freshSignIn') return <Alert tone="error">{text('signInAgain')}</Alert>;
  return <ProblemNote error={error} />;
}
