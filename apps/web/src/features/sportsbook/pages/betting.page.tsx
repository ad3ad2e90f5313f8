import { linkStyle } from '@pierlight/ui/link';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { siteFeatures, visitorQuery } from '#features/settings/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { useSession } from '#shared/session/use-session.ts';
import { Book } from '../components/book.tsx';

/** The sportsbook: its own client within the frame of the site. */
export function BettingPage() {
  return (
    <WithTexts folders={['account']}>
      <Betting />
    </WithTexts>
  );
}

function Betting() {
  const pages = useTranslations('pages.betting');
  const text = useTranslations('account.betting');
  const isPlayer = useSession().status === 'player';
  const { betting } = siteFeatures(useQuery({ ...visitorQuery(), enabled: false }).data);
  return (
    <section data-page="betting" className="grid min-w-0 content-start gap-3 pb-12">
      <h1 className="sr-only">{pages('title')}</h1>
      <noscript>
        {import.meta.env.SSR ? (
          <p className="mx-(--gutter) mt-3 rounded-card bg-surface-1 p-4 shadow-panel">
            {text('withoutScripts')}
          </p>
        ) : null}
      </noscript>
      {betting ? <Book betting={betting} /> : null}
      {isPlayer ? (
        <p className="px-(--gutter)">
          <Link
            to="/profile/history"
            search={{ tab: 'bets' }}
            className={linkStyle({ className: 'target-44 text-15' })}
          >
            {text('own')}
          </Link>
        </p>
      ) : null}
    </section>
  );
}
