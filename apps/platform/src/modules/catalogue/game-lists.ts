import type { Game, GameSort } from '@pierlight/contract/catalogue/schemas';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { isReleasedWithin } from './game-card.ts';
import type { GameRecord } from './game-repository.ts';
import type { CatalogueLayout, CollectionChoice } from './layout.ts';
import type { Shelf } from './shelf.ts';

export interface GameFilter {
  readonly page: number;
  readonly perPage: number;
  readonly category?: string | undefined;
  readonly provider?: readonly string[] | undefined;
  readonly collection?: string | undefined;
  readonly volatility?: readonly Game['volatility'][] | undefined;
  readonly search?: string | undefined;
  readonly sort: GameSort;
  readonly currency?: string | undefined;
}

export const isOfferedIn = (countries: readonly string[], country: string | null): boolean =>
  countries.length === 0 || country === null || countries.includes(country);

const inCountry = new WeakMap<readonly GameRecord[], Map<string, readonly GameRecord[]>>();

/**
 * Those of a shelf's list that are offered in a country. Worked out once for each list and country, as
 * long as the list lives: a list of ten thousand must cost a request no more than one of sixty.
 */
export function offeredIn(
  list: readonly GameRecord[],
  country: string | null,
): readonly GameRecord[] {
  if (country === null) return list;
  const known = inCountry.get(list) ?? new Map<string, readonly GameRecord[]>();
  inCountry.set(list, known);
  const offered =
    known.get(country) ?? list.filter(({ countries }) => isOfferedIn(countries, country));
  // Where nothing is left out the list itself is kept, not another of its length.
  known.set(country, offered.length === list.length ? list : offered);
  return offered;
}

/** The games of a category, or all that are offered, in an order. */
export const listOf = (
  shelf: Shelf,
  category: string | undefined,
  sort: GameSort,
): readonly GameRecord[] =>
  (category === undefined ? shelf.offered : shelf.byCategory.get(category))?.[sort] ?? [];

/** The lists of games that visitors are shown, out of a shelf. */
export function createGameLists({
  layout,
  clock,
}: {
  readonly layout: CatalogueLayout;
  readonly clock: Clock;
}) {
  /** The games of a collection in its order, for every country. */
  function chosen(shelf: Shelf, choice: CollectionChoice): readonly GameRecord[] {
    if ('games' in choice)
      return choice.games.flatMap((id) => {
        const game = shelf.byId.get(id);
        return game?.isEnabled ? [game] : [];
      });
    if ('category' in choice) {
      const [only, ...others] = choice.category;
      return only !== undefined && others.length === 0
        ? listOf(shelf, only, 'popular')
        : shelf.offered.popular.filter((game) => choice.category.includes(game.category));
    }
    if ('releasedWithinDays' in choice)
      return leading(shelf.offered.new, isReleasedWithin(choice.releasedWithinDays, clock.now()));
    return leading(shelf.offered.popular, (game) => (shelf.rounds.get(game.id) ?? 0) > 0);
  }

  /** @throws DomainError notFound for a collection or a category that there is not */
  function find(shelf: Shelf, filter: GameFilter, country: string | null): readonly GameRecord[] {
    const { category, provider, volatility, sort } = filter;
    const collection = layout.collections.find(({ identity }) => identity === filter.collection);
    if (filter.collection !== undefined && !collection) throw new DomainError('notFound');
    if (category !== undefined && !layout.categories.includes(category))
      throw new DomainError('notFound');
    const lists: (readonly GameRecord[])[] = [];
    if (filter.search !== undefined)
      lists.push(shelf.search(filter.search).flatMap((id) => shelf.byId.get(id) ?? []));
    if (collection) lists.push(chosen(shelf, collection.choice));
    // The likeliest or the chosen first, unless another order is requested.
    const isOwnOrder = sort === 'popular' && lists.length > 0;
    const order = offeredIn(
      (isOwnOrder ? lists.shift() : undefined) ?? listOf(shelf, category, sort),
      country,
    );
    if (!isOwnOrder && lists.length === 0 && !provider && !volatility) return order;
    const within = lists.map((list) => new Set(list));
    return order.filter(
      (game) =>
        within.every((list) => list.has(game)) &&
        (category === undefined || game.category === category) &&
        (provider === undefined || provider.includes(game.providerId)) &&
        (volatility === undefined || volatility.includes(game.volatility)),
    );
  }

  return { chosen, find };
}

/** The games of an ordered list up to the first that is not wanted. */
function leading(
  list: readonly GameRecord[],
  isWanted: (game: GameRecord) => boolean,
): readonly GameRecord[] {
  const end = list.findIndex((game) => !isWanted(game));
  return end === -1 ? list : list.slice(0, end);
}
