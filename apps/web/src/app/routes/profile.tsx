import { createFileRoute } from '@tanstack/react-router';
import { ProfileLayout } from '../layouts/profile-layout.tsx';
import { guardedBy } from '../route-guards.ts';

export const Route = createFileRoute('/profile')({
  beforeLoad: guardedBy('player'),
  component: ProfileLayout,
});
