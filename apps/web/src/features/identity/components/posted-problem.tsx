import { Alert } from '@pierlight/ui/alert';
import { useTranslations } from 'use-intl';
import { type ApiProblem, isProblem } from '#shared/api/problem.ts';
import { ProblemNote } from './problem-note.tsx';

/** Why a posted form was refused; work is asked of scripts alone. */
export function PostedProblem({ problem }: { readonly problem: ApiProblem }) {
  const text = useTranslations('fields-settings.posted');
  if (isProblem(problem, 'proofOfWorkNeeded'))
    return <Alert tone="error">{text('workNeeded')}</Alert>;
  return <ProblemNote error={problem} />;
}
