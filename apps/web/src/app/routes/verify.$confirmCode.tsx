import { createFileRoute, redirect } from '@tanstack/react-router';

/** A link that confirms an e-mail address: the modal says what came of it. */
export const Route = createFileRoute('/verify/$confirmCode')({
  beforeLoad: () => {
    throw redirect({ to: '/', search: { 'profile-confirmed': 'true' } as never, replace: true });
  },
});
