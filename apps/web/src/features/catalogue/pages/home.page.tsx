import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ContinueButton, ContinuePlaying, Winners } from '#features/gameplay/public.ts';
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
          <Below key={collection.identity}>
            <CollectionRail collection={collection} />
          </Below>
        ))}
        <Below>
          <ProvidersRail />
        </Below>
        <Optional>
          <Winners />
        </Optional>
      </div>
    </GameLinks>
  );
}

/** A row that is laid out and painted when it nears the view. */
function Below({ children }: { readonly children: ReactNode }) {
  return (
    <div className="[contain-intrinsic-size:auto_20rem] [content-visibility:auto] empty:hidden">
      {children}
    </div>
  );
}
