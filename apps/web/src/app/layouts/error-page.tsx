import type { ErrorComponentProps } from '@tanstack/react-router';
import { isProblem } from '#shared/api/problem.ts';
import { ErrorView } from './error-view.tsx';

/** Any error a page did not handle. */
export function ErrorPage({ error }: ErrorComponentProps) {
  return <ErrorView kind={isProblem(error, 'notFound') ? 'notFound' : 'failed'} />;
}
