import { Alert } from '@pierlight/ui/alert';
import { useTranslations } from 'use-intl';
import { ApiProblem } from '#shared/api/problem.ts';

/** Why a limit was not set or changed; nothing while nothing was refused. */
export function RefusedLimit({ error }: { readonly error: Error | null }) {
  const text = useTranslations('modals.limits.problems');
  if (!error) return null;
  const code = error instanceof ApiProblem ? String(error.code) : '';
  return <Alert tone="error">{text(code !== '' && text.has(code) ? code : 'other')}</Alert>;
}
