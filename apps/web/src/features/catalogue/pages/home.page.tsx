import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { ContinueButton, ContinuePlaying, Winners } from '#features/gameplay/public.ts';
import { inTurn } from '#shared/in-turn.ts';
import { watchNear } from '#shared/near-view.ts';
import { Optional } from '#shared/optional.tsx';
import { collectionsQuery } from '../api.ts';
import { CategoryRail } from '../components/category-rail.tsx';
import { CollectionRail } from '../components/collection-rail.tsx';
import { GameLinks } from '../components/game-links.tsx';
import { LobbyHero } from '../components/lobby-hero.tsx';
import { ProvidersRail } from '../components/providers-rail.tsx';
import { useStakeCurrency } from '../stake-currency.ts';

/** The lobby: one picture, the ways in, and the games in rows. */
export function HomePage() {
  const collections = useSuspenseQuery(collectionsQuery(useStakeCurrency())).data;
  const [first, ...others] = collections;
  return (
    <GameLinks>
      <LobbyHero
        continuation={<ContinueButton />}
        demo={first?.games.find(({ hasDemo }) => hasDemo)}
      />
      <CategoryRail />
      <div id="games" className="grid gap-8 pt-4 pb-18 lg:gap-10 lg:pt-6 [&>*]:min-w-0">
        <Optional>
          <ContinuePlaying />
        </Optional>
        {first ? <CollectionRail collection={first} eager /> : null}
        {others.map((collection) => (
          <Below key={collection.identity} name={collection.identity}>
            <CollectionRail collection={collection} />
          </Below>
        ))}
        <Below name="providers">
          <ProvidersRail />
        </Below>
        <Optional>
          <Winners />
        </Optional>
      </div>
    </GameLinks>
  );
}

/** Height of each row when it was last left, in pixels: who comes back finds the place again. */
const heights = new Map<string, number>();

/**
 * A row that is laid out and painted when it nears the view. A browser draws rows far below as well,
 * and each of their pictures costs a slow phone 9 ms: until the page is taken over only cards in view
 * are drawn, from then on those of rows less than a thumb's stroke away too, row by row.
 */
function Below({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const [height] = useState(() => heights.get(name));
  const [isNear, setNear] = useState(false);
  const follow = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return;
      let callOff = () => {};
      const stop = watchNear(row, (near) => {
        if (near) callOff = inTurn(() => setNear(true));
      });
      return () => {
        stop();
        callOff();
        heights.set(name, row.offsetHeight);
      };
    },
    [name],
  );
  return (
    <div
      ref={follow}
      className={`[contain-intrinsic-size:auto_20rem] [content-visibility:auto] empty:hidden ${isNear ? '' : '[&_article>div]:[content-visibility:auto]'}`}
      style={height === undefined ? undefined : { containIntrinsicSize: `auto ${height}px` }}
    >
      {children}
    </div>
  );
}
