import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Where the browser was allowed pushes, sees to it that those this sign-in has turned on still arrive: once a page is
 * loaded, and when the service worker says that the browser has changed its subscription. Elsewhere it loads nothing.
 */
export function usePushRenewal(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!('serviceWorker' in navigator && 'Notification' in window)) return;
    if (Notification.permission !== 'granted') return;
    const renew = () =>
      void import('./renew-push.ts')
        .then(({ renewPush }) => renewPush(client))
        // Nobody has requested it: the next page tries it again.
        .catch(() => undefined);
    renew();
    const heard = ({ data }: MessageEvent) => {
      if (data === 'pushsubscriptionchange') renew();
    };
    navigator.serviceWorker.addEventListener('message', heard);
    return () => navigator.serviceWorker.removeEventListener('message', heard);
  }, [client]);
}
