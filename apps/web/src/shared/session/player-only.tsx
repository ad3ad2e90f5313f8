import type { ReactNode } from 'react';
import { LatePart } from '#shared/late-part.tsx';
import { useSession } from './use-session.ts';

interface PlayerOnlyProps {
  /** Shown while a session is being resumed or the page's data is on its way. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children for a signed-in player only, so that they may query what is the player's. */
export function PlayerOnly({ fallback, children }: PlayerOnlyProps) {
  const session = useSession();
  if (session.status !== 'player') return fallback;
  return <LatePart fallback={fallback}>{children}</LatePart>;
}
