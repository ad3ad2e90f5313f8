import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadHome } from '../load-home.ts';
import { Lobby } from '../lobby.tsx';

export const Route = createFileRoute('/main')({
  loader: ({ context }) => loadHome(context),
  head: ({ match }) => pageHead(match.context, 'home'),
  component: Lobby,
});
