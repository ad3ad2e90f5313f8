import { type PageSearch, readPage } from '#shared/navigation/use-search-values.ts';

export const bonusStates = ['held', 'finished'] as const;
export type BonusState = (typeof bonusStates)[number];

/** The query of the list of bonuses; what is left out narrows nothing. */
export type BonusesSearch = PageSearch & {
  readonly state?: BonusState;
  readonly currency?: string;
};

export function readBonusesSearch(search: Readonly<Record<string, unknown>>): BonusesSearch {
  const { currency } = search;
  const state = bonusStates.find((known) => known === search.state);
  return {
    ...readPage(search),
    ...(state ? { state } : {}),
    ...(typeof currency === 'string' && /^[A-Z]{3,5}$/.test(currency) ? { currency } : {}),
  };
}
