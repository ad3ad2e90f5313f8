import { createFileRoute } from '@tanstack/react-router';

/** A place in the book, which the page around it shows. */
export const Route = createFileRoute('/betting/$')({});
