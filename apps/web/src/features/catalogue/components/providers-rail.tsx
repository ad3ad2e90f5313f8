import type { Provider } from '@pierlight/contract/catalogue/schemas';
import { ProviderMark } from '@pierlight/ui/art/provider-mark';
import { TextLink } from '@pierlight/ui/link';
import { Rail, RailItem } from '@pierlight/ui/rail';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { useCount } from '#shared/i18n/use-count.ts';
import { providersQuery } from '../api.ts';

/** The studios as a row. */
export function ProvidersRail() {
  const text = useTranslations('layout.nav');
  const rows = useTranslations('layout.rows');
  const count = useCount();
  const providers = useSuspenseQuery(providersQuery()).data;
  if (providers.length === 0) return null;
  return (
    <Rail
      title={text('providers')}
      kind="studio"
      all={
        <TextLink
          underline="hover"
          aria-label={rows('allOf', {
            title: text('providers'),
            count: count(providers.length),
          })}
          render={<Link to="/providers" />}
        >
          {rows('all', { count: count(providers.length) })}
        </TextLink>
      }
    >
      {providers.map((provider) => (
        <RailItem key={provider.id}>
          <ProviderTile provider={provider} />
        </RailItem>
      ))}
    </Rail>
  );
}

/** A studio's mark and how many games it has; leads to them. */
export function ProviderTile({ provider }: { readonly provider: Provider }) {
  const rows = useTranslations('layout.rows');
  const count = useCount();
  const games = rows('games', {
    count: provider.gamesCount,
    shown: count(provider.gamesCount),
  });
  return (
    <Link
      to="/providers"
      search={{ provider: provider.id }}
      aria-label={`${provider.name}, ${games}`}
      className="flex h-22 flex-col justify-center gap-1.5 overflow-hidden rounded-card bg-surface-1 px-4.5 shadow-panel hover:bg-surface-2"
    >
      <ProviderMark provider={provider.name} height={26} className="max-w-full self-start" />
      <span className="text-12 text-text-3">{games}</span>
    </Link>
  );
}
