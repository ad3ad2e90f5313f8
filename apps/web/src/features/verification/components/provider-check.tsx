import type { CheckName } from '@pierlight/contract/verification/statuses';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiProblem } from '#shared/api/problem.ts';
import { useServices } from '#shared/services.ts';
import { checkToken, verificationQuery } from '../api.ts';
import { openCheckPage } from '../web-sdk.ts';

type State = { readonly at: 'opening' | 'open' } | { readonly at: 'failed'; readonly why: string };

interface ProviderCheckProps {
  readonly check: CheckName;
}

/** The provider's own page of a check, within this one; what goes wrong with it is said, and tried again. */
export default function ProviderCheck({ check }: ProviderCheckProps) {
  const text = useTranslations('account.verification.provider');
  const client = useQueryClient();
  const { locale } = useServices();
  const id = useId().replaceAll(/[^\w-]/g, '');
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ at: 'opening' });

  const askAgain = () => void client.invalidateQueries({ queryKey: verificationQuery().queryKey });

  const open = useEffectEvent(async (isOver: () => boolean) => {
    const { token, scriptUrl } = await checkToken(client, check);
    if (isOver()) return null;
    return openCheckPage({
      ...{ selector: `#${id}`, scriptUrl, token },
      renew: async () => (await checkToken(client, check)).token,
      lang: locale,
      theme: document.documentElement.dataset.theme === 'light' ? 'light' : 'dark',
      onReady: () => setState({ at: 'open' }),
      onStatusChange: askAgain,
      onFailed: () => setState({ at: 'failed', why: 'noPage' }),
    });
  });

  const failed = useEffectEvent((error: unknown) => {
    const why = error instanceof ApiProblem ? String(error.code) : 'noPage';
    setState({ at: 'failed', why: text.has(`problems.${why}`) ? why : 'noPage' });
    // It may be through by now, or be with the provider.
    askAgain();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt opens it anew
  useEffect(() => {
    let isOver = false;
    let close: (() => void) | null = null;
    open(() => isOver)
      .then((closing) => {
        if (isOver) closing?.();
        else close = closing;
      })
      .catch((error: unknown) => {
        if (!isOver) failed(error);
      });
    return () => {
      isOver = true;
      close?.();
    };
  }, [attempt, check]);

  return (
    <div className="grid gap-4">
      {state.at === 'opening' ? (
        <SkeletonGroup>
          <Skeleton className="h-80 w-full" />
        </SkeletonGroup>
      ) : null}
      {state.at === 'failed' ? (
        <Alert
          tone="error"
          action={
            <Button
              size="sm"
              onClick={() => {
                setState({ at: 'opening' });
                setAttempt((now) => now + 1);
              }}
            >
              {text('retry')}
            </Button>
          }
        >
          {text(`problems.${state.why}`)}
        </Alert>
      ) : null}
      <div
        id={id}
        className={`min-w-0 overflow-hidden rounded-card [&_iframe]:block [&_iframe]:w-full ${state.at === 'failed' ? 'hidden' : ''}`}
      />
    </div>
  );
}
