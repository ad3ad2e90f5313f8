import { createFileRoute } from '@tanstack/react-router';
import { ProfileLayout } from '../layouts/profile-layout.tsx';
import { requirePlayer } from '../player-pages.ts';

export const Route = createFileRoute('/profile')({
  beforeLoad: requirePlayer,
  component: ProfileLayout,
});
