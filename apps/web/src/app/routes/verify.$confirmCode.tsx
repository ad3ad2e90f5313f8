import { createFileRoute, redirect } from '@tanstack/react-router';

/** A link that confirms an e-mail address: the modal confirms it and says what came of it. */
export const Route = createFileRoute('/verify/$confirmCode')({
  beforeLoad: ({ params: { confirmCode } }) => {
    throw redirect({
      to: '/',
      search: { 'profile-confirmed': 'true', confirmCode },
      replace: true,
    });
  },
});
