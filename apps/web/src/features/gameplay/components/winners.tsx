import { PauseIcon } from '@phosphor-icons/react/dist/ssr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import type { Winner } from '@pierlight/contract/gameplay/schemas';
import { Amount } from '@pierlight/ui/amount';
import { Button } from '@pierlight/ui/button';
import { Rail, RailItem } from '@pierlight/ui/rail';
import { useCallback, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { GameLink } from '#features/catalogue/public.ts';
import { useMoney } from '#features/settings/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { watchNear } from '#shared/near-view.ts';
import { useRealtime } from '#shared/realtime/demand.ts';
import { winnersQuery } from '../api.ts';
import { TimeAgo } from './time-ago.tsx';

/**
 * Wins as they happen, and how many players lost. They are below everything else, and loaded once that is near the
 * view. They stand still while paused, and are hidden when there are none.
 */
export default function Winners() {
  const text = useTranslations('pages.home.winners');
  const format = useFormatter();
  const [isSeen, setSeen] = useState(false);
  const { data: latest, isPending } = useQuery({ ...winnersQuery(), enabled: isSeen });
  const [held, setHeld] = useState<readonly Winner[] | null>(null);
  useRealtime(isSeen);
  const watch = useCallback((element: HTMLElement | null) => {
    return element ? watchNear(element, setSeen) : undefined;
  }, []);
  const winners = held ?? latest?.data ?? [];
  const losing = latest?.meta.losingShare ?? null;
  const isPaused = held !== null;
  if (winners.length === 0) return <div ref={watch} className={isPending ? 'min-h-40' : ''} />;
  return (
    <div ref={watch}>
      <Rail
        kind="wide"
        title={text('title')}
        note={
          <span className="inline-block whitespace-nowrap rounded-control px-2 text-12 leading-5 shadow-edge">
            {text('note')}
          </span>
        }
        all={
          <Button
            variant="ghost"
            size="sm"
            icon={
              isPaused ? (
                <PlayIcon aria-hidden="true" size={16} weight="fill" />
              ) : (
                <PauseIcon aria-hidden="true" size={16} weight="fill" />
              )
            }
            onClick={() => setHeld(isPaused ? null : winners)}
          >
            {isPaused ? text('resume') : text('pause')}
          </Button>
        }
      >
        {winners.map((winner) => (
          <RailItem key={winner.id}>
            <Win winner={winner} />
          </RailItem>
        ))}
      </Rail>
      {losing === null ? null : (
        <p className="mt-3 px-(--gutter) text-13 text-text-2">
          {text('losing', { share: format.number(losing / 100, { style: 'percent' }) })}
        </p>
      )}
    </div>
  );
}

function Win({ winner }: { readonly winner: Winner }) {
  const money = useMoney();
  const { game, nickname, payout, currency, createdAt } = winner;
  return (
    <GameLink game={game.id} className="winner">
      <img src={game.thumbnail} alt="" width={52} height={52} loading="lazy" />
      <span>
        <span dir="auto">{game.name}</span>
        <span>
          <bdi>{nickname}</bdi> · <TimeAgo time={createdAt} />
        </span>
      </span>
      <Amount tabular>{money(payout, currency)}</Amount>
    </GameLink>
  );
}
