import { ErrorView } from './error-view.tsx';

export function NotFoundPage() {
  return <ErrorView kind="notFound" />;
}
