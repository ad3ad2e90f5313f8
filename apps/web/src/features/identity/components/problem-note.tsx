import { Alert } from '@pierlight/ui/alert';
import { useFormatter, useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';

/** What a refused or unanswered form is told; it stays until the next try. */
export function ProblemNote({ error }: { readonly error: unknown }) {
  const text = useTranslations('global-components.signIn');
  const problems = useTranslations('fields-settings.problems');
  const format = useFormatter();
  if (error === null || error === undefined) return null;
  if (isProblem(error, 'tooManyRequests') && error.retryAfter !== undefined) {
    const minutes = Math.ceil(error.retryAfter / 60);
    return (
      <Alert tone="error">
        {error.retryAfter <= 60
          ? text('waitSeconds', { seconds: error.retryAfter })
          : text('waitMinutes', { minutes })}
      </Alert>
    );
  }
  if (isProblem(error, 'accountExcluded') && error.retryAfter !== undefined) {
    const end = new Date(Date.now() + error.retryAfter * 1000);
    const until = format.dateTime(end, { dateStyle: 'long', timeStyle: 'short' });
    return <Alert tone="error">{text('excludedUntil', { until })}</Alert>;
  }
  const code = isProblem(error) ? `${error.code}` : 'other';
  return <Alert tone="error">{problems(problems.has(code) ? code : 'other')}</Alert>;
}
