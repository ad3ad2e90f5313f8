import { Alert } from '@pierlight/ui/alert';
import { linkStyle } from '@pierlight/ui/link';
import { Link } from '@tanstack/react-router';
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
  if (isProblem(error, 'accountExcluded')) {
    const end = new Date(Date.now() + (error.retryAfter ?? 0) * 1000);
    const until = format.dateTime(end, { dateStyle: 'long', timeStyle: 'short' });
    const rule = error.errors.exclusion?.[0]?.rule;
    return (
      <Alert
        tone="calm"
        live
        action={
          <Link to="/away" className={linkStyle()}>
            {text('toAway')}
          </Link>
        }
      >
        {rule === 'register'
          ? text('excludedByRegister')
          : rule === 'verification'
            ? text('excludedByCheck')
            : error.retryAfter === undefined
              ? text('excludedForGood')
              : text('excludedUntil', { until })}
      </Alert>
    );
  }
  const code = isProblem(error) ? `${error.code}` : 'other';
  return <Alert tone="error">{problems(problems.has(code) ? code : 'other')}</Alert>;
}
