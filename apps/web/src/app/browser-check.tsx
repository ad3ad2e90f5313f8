import { useState, useSyncExternalStore } from 'react';
import { lazy } from '#shared/lazy.ts';
import { Optional } from '#shared/optional.tsx';
import { browserChecks, type BrowserCheck as Check } from '#shared/proof-of-work/browser-check.ts';

const BrowserCheckDialog = lazy(() => import('./browser-check-dialog.tsx'));

const nothing = () => null;

/** What the browser works at before a call is taken, above everything else; loaded when it takes long. */
export function BrowserCheck() {
  const check = useSyncExternalStore(browserChecks.subscribe, browserChecks.current, nothing);
  // Keeps what was shown last until its dialog has left.
  const [shown, setShown] = useState<Check | null>(null);
  if (check !== null && check !== shown) setShown(check);
  if (shown === null) return null;
  return (
    <Optional>
      <BrowserCheckDialog check={shown} open={check !== null} onClosed={() => setShown(null)} />
    </Optional>
  );
}
