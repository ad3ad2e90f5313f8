import type { Collection } from '@pierlight/contract/catalogue/schemas';
import { TextLink } from '@pierlight/ui/link';
import { Rail, RailItem } from '@pierlight/ui/rail';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { useCount } from '#shared/i18n/use-count.ts';
import { categoriesQuery } from '../api.ts';
import { useCategoryNames } from './category-names.ts';
import { GameCard } from './game-card.tsx';

interface CollectionRailProps {
  readonly collection: Collection;
  /** The first row is loaded with the page. */
  readonly eager?: boolean;
}

/** Pictures in view on a phone before anything scrolls; a wider screen finds the others when it lays them out. */
const IN_VIEW = 3;

/** A ranking of fewer says nothing. */
const FEWEST_RANKED = 3;

/** A collection of the lobby in the layout its operator chose; none when it is empty. */
export function CollectionRail({ collection, eager = false }: CollectionRailProps) {
  const text = useTranslations('categories.collections');
  const rows = useTranslations('layout.rows');
  const count = useCount();
  const categoryName = useCategoryNames();
  const { identity, category, layout, games } = collection;
  const target = useSuspenseQuery(categoriesQuery()).data.find(
    (known) => known.identity === category,
  );
  // A row can mix categories and hold more than the one its link leads to.
  const leadsOn = target !== undefined && target.gamesCount >= games.length;
  const isRanked = layout === 'ranked';
  if (games.length < (isRanked ? FEWEST_RANKED : 1)) return null;
  const title = text.has(`${identity}.title`) ? text(`${identity}.title`) : identity;
  const note = text.has(`${identity}.note`) ? text(`${identity}.note`) : null;
  return (
    <Rail
      title={title}
      note={note && <span className="max-lg:hidden">{note}</span>}
      kind={layout}
      ordered={isRanked}
      all={
        leadsOn ? (
          <TextLink
            underline="hover"
            aria-label={rows('allOf', {
              title: categoryName(category),
              count: count(target.gamesCount),
            })}
            render={
              <Link to="/categories/$categoryIdentity" params={{ categoryIdentity: category }} />
            }
          >
            {rows('all', { count: count(target.gamesCount) })}
          </TextLink>
        ) : null
      }
    >
      {games.map((game, index) => (
        <RailItem key={game.id}>
          {isRanked ? (
            <Ranked place={index + 1}>
              <GameCard game={game} eager={eager && index < IN_VIEW} />
            </Ranked>
          ) : (
            <GameCard
              game={game}
              shape={layout === 'square' ? 'square' : 'tall'}
              eager={eager && index < IN_VIEW}
            />
          )}
        </RailItem>
      ))}
    </Rail>
  );
}

interface RankedProps {
  readonly place: number;
  readonly children: React.ReactNode;
}

/** A card with its place behind it; the list says the order to readers. */
function Ranked({ place, children }: RankedProps) {
  return (
    <div className="game-rank">
      <span aria-hidden="true">{place}</span>
      {children}
    </div>
  );
}
