import type { SocialProvider } from '@pierlight/contract/identity/social';
import { Button } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { socialProvidersQuery } from '../social/api.ts';
import { useSocialStart } from '../social/use-social-start.ts';
import { ProblemNote } from './problem-note.tsx';
import { ProviderMark } from './provider-mark.tsx';

interface SocialButtonsProps {
  /** Whether another way to sign in follows. */
  readonly divided?: boolean;
}

/** A button for each provider whose account opens one here; nothing where there is none. */
export function SocialButtons({ divided = false }: SocialButtonsProps) {
  const text = useTranslations('global-components.social');
  const providers = useQuery(socialProvidersQuery());
  const start = useSocialStart();
  if (providers.isPending) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-12 rounded-control" />
      </SkeletonGroup>
    );
  }
  if (!providers.data || providers.data.length === 0) return null;
  return (
    <div className="grid gap-3">
      <ProblemNote error={start.error} />
      {providers.data.map((provider) => (
        <ProviderButton
          key={provider.id}
          provider={provider}
          isStarting={start.startingWith === provider.id}
          onPress={() => start.go(provider)}
        />
      ))}
      {divided ? (
        <p className="flex items-center gap-3 text-13 text-text-3 before:h-px before:flex-1 before:bg-hair after:h-px after:flex-1 after:bg-hair">
          {text('or')}
        </p>
      ) : null}
    </div>
  );
}

interface ProviderButtonProps {
  readonly provider: SocialProvider;
  readonly isStarting: boolean;
  readonly onPress: () => void;
}

function ProviderButton({ provider, isStarting, onPress }: ProviderButtonProps) {
  const text = useTranslations('global-components.social');
  return (
    <Button
      variant="line"
      size="lg"
      block
      loading={isStarting}
      icon={<ProviderMark {...provider} />}
      onClick={onPress}
    >
      {text('continueWith', { provider: provider.name })}
    </Button>
  );
}
