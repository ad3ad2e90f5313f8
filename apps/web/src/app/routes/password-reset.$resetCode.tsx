import { createFileRoute, redirect } from '@tanstack/react-router';

/** A link for a new password: the modal takes its code. */
export const Route = createFileRoute('/password-reset/$resetCode')({
  beforeLoad: ({ params }) => {
    const search = { 'reset-pass': 'true', resetCode: params.resetCode };
    throw redirect({ to: '/', search: search as never, replace: true });
  },
});
