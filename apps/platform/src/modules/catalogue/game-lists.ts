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
      return shelf.offered.new.filter(isReleasedWithin(choice.releasedWithinDays, clock.now()));
    return shelf.offered.popular.filter((game) => (shelf.rounds.get(game.id) ?? 0) > 0);
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
    // The likeliest or the chosen first, unless another order is asked for.
    const isOwnOrder = sort === 'popular' && lists.length > 0;
    const order = isOwnOrder ? lists.shift() : listOf(shelf, category, sort);
    const within = lists.map((list) => new Set(list));
    return (order ?? []).filter(
      (game) =>
        isOfferedIn(game.countries, country) &&
        within.every((list) => list.has(game)) &&
        (category === undefined || game.category === category) &&
        (provider === undefined || provider.includes(game.providerId)) &&
        (volatility === undefined || volatility.includes(game.volatility)),
    );
  }

  return { chosen, find };
}
