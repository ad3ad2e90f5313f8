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
    <div className="relative ps-10 lg:ps-18">
      <span
        aria-hidden="true"
        className={`absolute start-0 bottom-0.5 font-display font-extrabold text-[6rem] leading-18 tracking-[-0.06em] [-webkit-text-stroke:1.5px_currentColor] [font-variation-settings:'wdth'_76] [paint-order:stroke_fill] lg:text-[8.5rem] lg:leading-25 ${place === 1 ? 'text-lamp' : 'text-surface-3 [-webkit-text-stroke-color:var(--color-edge)]'}`}
      >
        {place}
      </span>
      {children}
    </div>
  );
}
