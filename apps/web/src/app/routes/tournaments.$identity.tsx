import { createFileRoute, notFound } from '@tanstack/react-router';

/** No tournament has been announced, so no address names one. */
export const Route = createFileRoute('/tournaments/$identity')({
  beforeLoad: () => {
    throw notFound();
  },
});
