import { useLocation } from '@tanstack/react-router';
import { lazy } from 'react';
import { Optional } from '#shared/optional.tsx';
import { useIsInstallOffered } from '../startup/install-offer.ts';

const InstallNote = lazy(() => import('./install-note.tsx'));

/** The offer to install the site, never over a game. */
export function InstallOffer() {
  const isOffered = useIsInstallOffered();
  const isPlaying = useLocation({ select: ({ pathname }) => pathname.startsWith('/games/') });
  if (!isOffered || isPlaying) return null;
  return (
    <Optional>
      <InstallNote />
    </Optional>
  );
}
