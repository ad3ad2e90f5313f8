import type { SocialProvider } from '@pierlight/contract/identity/social';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { useServices } from '#shared/services.ts';
import { keepRequestedPage } from '#shared/session/requested-page.ts';
import { tabStore } from '#shared/storage.ts';
import { usePageRestored } from '#shared/use-page-restored.ts';
import { startLinkingMutation, startSocialMutation } from './api.ts';
import { pendingSocial } from './pending.ts';

/** The way to a provider's page, on which this one is left: to sign in, or to link its account. */
export function useSocialStart(purpose: 'signIn' | 'link' = 'signIn') {
  const { locale } = useServices();
  const router = useRouter();
  const start = useMutation(purpose === 'link' ? startLinkingMutation() : startSocialMutation());
  const isRunning = useRef(false);

  usePageRestored(() => {
    isRunning.current = false;
    start.reset();
  });

  async function go(provider: SocialProvider) {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      const address = await start.mutateAsync({ provider: provider.id, locale });
      pendingSocial.begin(provider);
      const { pathname, searchStr } = router.latestLocation;
      if (purpose === 'signIn' && pathname !== '/' && pathname !== '/auth/callback')
        keepRequestedPage(tabStore, `${pathname}${searchStr}`);
      window.location.assign(address);
    } catch {
      isRunning.current = false;
    }
  }

  const isBusy = start.isPending || start.isSuccess;
  return {
    go: (provider: SocialProvider) => void go(provider),
    /** The provider whose page is on its way. */
    startingWith: isBusy ? start.variables.provider : null,
    error: start.error,
  };
}
