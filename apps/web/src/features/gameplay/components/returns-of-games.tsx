import type { SpinsTotal } from '@pierlight/contract/gameplay/schemas';
import { Disclosure } from '@pierlight/ui/disclosure';
import { Panel } from '@pierlight/ui/panel';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { ReturnScale } from './return-scale.tsx';
import { useShare } from './use-share.ts';

/** What each game of a choice returned to the player, beside what it publishes. */
export function ReturnsOfGames({ totals }: { readonly totals: readonly SpinsTotal[] }) {
  const text = useTranslations('account.history.rounds');
  const played = totals.filter(({ rounds }) => rounds > 0);
  if (played.length === 0) return null;
  return (
    <Panel className="px-4 md:px-6">
      <Disclosure summary={text('returns.title')}>
        <p className="max-w-[72ch] pb-4 text-13">{text('returns.intro')}</p>
        <ul className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
          {played.map((total) => (
            <GameReturn key={`${total.game.id} ${total.currency}`} total={total} />
          ))}
        </ul>
      </Disclosure>
    </Panel>
  );
}

function GameReturn({ total }: { readonly total: SpinsTotal }) {
  const text = useTranslations('account.history.rounds.returns');
  const money = useMoney();
  const share = useShare();
  const { game, currency, rounds, staked, paid, returned, published, range } = total;
  return (
    <li className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <Link
          to="/games/$id"
          params={{ id: game.id }}
          dir="auto"
          className="min-w-0 truncate rounded-control font-semibold text-text-1 hover:underline"
        >
          {game.name}
        </Link>
        <span className="flex-none text-13 text-text-3">{text('rounds', { count: rounds })}</span>
      </div>
      <p className="text-13">
        {text.rich('sums', {
          staked: money(staked, currency),
          paid: money(paid, currency),
          amount: (chunks) => <bdi className="tabular text-text-1">{chunks}</bdi>,
        })}
      </p>
      {returned === null || published === null ? null : (
        <>
          <ReturnScale returned={returned} published={published} range={range} />
          <p className="text-13">
            {range
              ? text('within', {
                  count: rounds,
                  from: share(range.from, 0),
                  to: share(range.to, 0),
                  returned: share(returned, 0),
                })
              : text('alone', { returned: share(returned, 0), published: share(published) })}
          </p>
        </>
      )}
    </li>
  );
}
