import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/profile/')({
  beforeLoad: ({ location }) => {
    throw redirect({ to: '/profile/info', search: location.search, replace: true });
  },
});
