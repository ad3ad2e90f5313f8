import { createFileRoute, redirect } from '@tanstack/react-router';

/** A link for a new password: the modal takes its code. */
export const Route = createFileRoute('/password-reset/$resetCode')({
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/',
      search: { 'reset-pass': 'true', resetCode: params.resetCode },
      replace: true,
    });
  },
});
