import type { Kept } from '#shared/storage.ts';
import type { Session } from './session.ts';

const KEY = 'pierlight.session.player';

/** Tells the other tabs who is signed in; an empty value means nobody. */
export function broadcastPlayer(storage: Kept, playerId: string | null): void {
  storage.setItem(KEY, playerId ?? '');
}

/**
 * Follows sign-ins and sign-outs of other tabs: reloads when somebody else is signed in now, leaves
 * for home when nobody is. Returns a function that stops following.
 */
export function followOtherTabs(
  window: Window,
  session: Session,
  { reload, goHome }: { reload: () => void; goHome: () => void },
): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    const state = session.getState();
    const own = state.status === 'player' ? state.playerId : '';
    const other = event.newValue ?? '';
    if (other === own) return;
    if (other === '') goHome();
    else reload();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
