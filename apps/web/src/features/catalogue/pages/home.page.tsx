import { type ReactNode, useCallback, useState } from 'react';
import { queueAfterPaint } from '#shared/after-paint-queue.ts';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { watchNear } from '#shared/near-view.ts';
import { Optional } from '#shared/optional.tsx';
import { collectionsQuery } from '../api.ts';
import { CategoryRail } from '../components/category-rail.tsx';
import { CollectionRail } from '../components/collection-rail.tsx';
import { GameLinks } from '../components/game-links.tsx';
import { LobbyHero } from '../components/lobby-hero.tsx';
import { ProvidersRail } from '../components/providers-rail.tsx';
import { useStakeCurrency } from '../stake-currency.ts';

interface HomePageProps {
  /** What one was playing last, as a way back in. */
  readonly continuation: ReactNode;
  readonly played: ReactNode;
  readonly winners: ReactNode;
}

/** The lobby: one picture, the categories, and the games in rows. What shows play is passed in. */
export function HomePage({ continuation, played, winners }: HomePageProps) {
  const collections = useSuspenseQuery(collectionsQuery(useStakeCurrency())).data;
  const [first, ...others] = collections;
  return (
    <GameLinks>
      <LobbyHero continuation={continuation} demo={first?.games.find(({ hasDemo }) => hasDemo)} />
      <CategoryRail />
      <div id="games" className="grid gap-8 pt-4 pb-18 lg:gap-10 lg:pt-6 [&>*]:min-w-0">
        <Optional>{played}</Optional>
        {first ? <CollectionRail collection={first} eager /> : null}
        {others.map((collection) => (
          <Below key={collection.identity} name={collection.identity}>
            <CollectionRail collection={collection} />
          </Below>
        ))}
        <Below name="providers">
          <ProvidersRail />
        </Below>
        <Optional>{winners}</Optional>
      </div>
    </GameLinks>
  );
}

/** Height of each row when it was last left, in pixels: who comes back finds the place again. */
const heights = new Map<string, number>();

/** Which cards of a row are drawn only in view: all, those beyond a phone's width, then none. */
const DRAWN_IN_VIEW = ['late-row-cards', 'late-row-far-cards', ''] as const;

/**
 * A row that is laid out and painted when it nears the view. A browser draws rows far below as well,
 * and each of their pictures costs a slow phone 9 ms: until the page is taken over only cards in view
 * are drawn, from then on those of rows less than a thumb's stroke away too, half a row at a time.
 */
function Below({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const [height] = useState(() => heights.get(name));
  const [step, setStep] = useState<0 | 1 | 2>(0);
  const follow = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return;
      const queued: (() => void)[] = [];
      const stop = watchNear(row, (isNear) => {
        if (isNear && queued.length === 0)
          queued.push(
            queueAfterPaint(() => setStep(1)),
            queueAfterPaint(() => setStep(2)),
          );
      });
      return () => {
        stop();
        for (const remove of queued) remove();
        heights.set(name, row.offsetHeight);
      };
    },
    [name],
  );
  return (
    <div
      ref={follow}
      className={`late-row ${DRAWN_IN_VIEW[step]}`}
      style={height === undefined ? undefined : { containIntrinsicSize: `auto ${height}px` }}
    >
      {children}
    </div>
  );
}
