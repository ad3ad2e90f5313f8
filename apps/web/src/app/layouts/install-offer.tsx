import { useLocation } from '@tanstack/react-router';
import { useConsent } from '#shared/consent/consent-store.ts';
import { lazy } from '#shared/lazy.ts';
import { Optional } from '#shared/optional.tsx';
import { useIsInstallOffered } from '../startup/install-offer.ts';

const InstallNote = lazy(() => import('./install-note.tsx'));

/** The offer to install the site, never over a game nor before the question about cookies is answered. */
export function InstallOffer() {
  const isOffered = useIsInstallOffered();
  const isPlaying = useLocation({ select: ({ pathname }) => pathname.startsWith('/games/') });
  const hasChosen = useConsent() !== null;
  if (!isOffered || isPlaying || !hasChosen) return null;
  return (
    <Optional>
      <InstallNote />
    </Optional>
  );
}
