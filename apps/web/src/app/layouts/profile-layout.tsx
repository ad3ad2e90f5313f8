import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { TabStrip, tabFace } from '@pierlight/ui/tab-strip';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { PlayerPage } from '#shared/player-page.tsx';
import { PlayerOnly } from '#shared/session/player-only.tsx';
import { useSitePart } from '../use-site-part.ts';

const tabs = [
  { to: '/profile/info', text: 'info' },
  { to: '/profile/wallet', text: 'wallet' },
  { to: '/profile/bonuses', text: 'bonuses' },
  { to: '/profile/history', text: 'history' },
  { to: '/profile/limits', text: 'limits' },
  { to: '/profile/verification', text: 'verification' },
  { to: '/profile/documents', text: 'documents' },
  { to: '/profile/security', text: 'security' },
  { to: '/profile/notifications', text: 'notifications' },
] as const;

/** The pages of the profile share one underlined tab strip. */
export function ProfileLayout() {
  const text = useTranslations('layout.profile');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const current = tabs.find(({ to }) => path.endsWith(to));
  const hasDocuments = useSitePart('documents');
  return (
    <PlayerPage title={text(current?.text ?? 'title')}>
      <TabStrip label={text('title')} current={path} className="mt-3 mb-6 md:mt-4">
        {tabs.map(({ to, text: key }) =>
          key === 'documents' && !hasDocuments ? null : (
            <Link key={to} to={to} activeOptions={{ includeSearch: false }} className={tabFace}>
              {text(key)}
            </Link>
          ),
        )}
      </TabStrip>
      <PlayerOnly fallback={<PageSkeleton />}>
        <WithTexts folders={['account']}>
          <Outlet />
        </WithTexts>
      </PlayerOnly>
    </PlayerPage>
  );
}

function PageSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3">
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" index={1} />
      <Skeleton className="h-14 w-full" index={2} />
    </SkeletonGroup>
  );
}
