import { useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';
import type { SessionState } from './session.ts';

/** Who is looking at the page; renders again when that changes. */
export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.getState, session.getRendered);
}

/** The signed-in player's id, or null for a guest and while a session is being resumed. */
export function usePlayerId(): string | null {
  const session = useSession();
  return session.status === 'player' ? session.playerId : null;
}
