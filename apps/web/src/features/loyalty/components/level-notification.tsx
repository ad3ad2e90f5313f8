import { useEffect, useSyncExternalStore } from 'react';
import { lazy } from '#shared/lazy.ts';
import { Optional } from '#shared/optional.tsx';
import { levelNotice } from '../level-notice.ts';

const LevelToast = lazy(() => import('./level-toast.tsx'));

/** Tells of a new level over a game, without taking it away. Belongs into what fills the screen. */
export function LevelNotification() {
  const account = useSyncExternalStore(levelNotice.subscribe, levelNotice.get, () => null);
  // Another page has nothing to tell of it any more.
  useEffect(() => levelNotice.close, []);
  if (account === null) return null;
  return (
    <Optional>
      <LevelToast key={account.currentLevel.order} account={account} />
    </Optional>
  );
}
