import { Suspense, useSyncExternalStore } from 'react';
import { lazy } from '#shared/lazy.ts';
import { alerts } from './alerts.ts';

const AlertToast = lazy(() => import('./alert-toast.tsx'));

/** Shows the alerts of this tab, one at a time. */
export function AlertStack() {
  const alert = useSyncExternalStore(alerts.subscribe, alerts.current, () => null);
  if (alert === null) return null;
  return (
    <Suspense fallback={null}>
      <AlertToast key={alert.id} alert={alert} />
    </Suspense>
  );
}
