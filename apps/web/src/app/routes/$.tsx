import { createFileRoute, notFound } from '@tanstack/react-router';

/** Every address without a page. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw notFound();
  },
});
