import { useSyncExternalStore } from 'react';
import { Boundary } from '#shared/failure/boundary.tsx';
import { LatePart } from '#shared/late-part.tsx';
import { lazy } from '#shared/lazy.ts';
import { alerts } from './alerts.ts';
import { FailedAlert } from './failed-alert.tsx';

const AlertToast = lazy(() => import('./alert-toast.tsx'));

/** Shows the alerts of this tab, one at a time. */
export function AlertStack() {
  const alert = useSyncExternalStore(alerts.subscribe, alerts.current, () => null);
  if (alert === null) return null;
  return (
    <Boundary
      key={alert.id}
      fallback={(retry) => <FailedAlert onRetry={retry} onClose={() => alerts.close(alert.id)} />}
    >
      <LatePart fallback={null}>
        <AlertToast alert={alert} />
      </LatePart>
    </Boundary>
  );
}
