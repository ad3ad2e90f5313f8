import { useLocation, useNavigate } from '@tanstack/react-router';
import type { Search } from './search.ts';

/** Changes of what a part reads; undefined takes a parameter away. */
export type SearchChange<Own> = { readonly [Name in keyof Own]?: Own[Name] | undefined };

/**
 * What a part of a page reads of the address, and a way to change it beside the rest of the query.
 *
 * @param read leaves out what the address says wrong, which may be anything
 */
export function useSearchValues<Own extends object>(
  read: (search: Search) => Own,
): readonly [Own, (changed: SearchChange<Own>) => void] {
  const navigate = useNavigate();
  const search = useLocation({
    select: (location) => location.search as Search,
    structuralSharing: true,
  });
  return [
    read(search),
    (changed) =>
      void navigate({
        to: '.',
        search: (previous) => ({ ...previous, ...changed }),
        replace: true,
        resetScroll: false,
      }),
  ];
}

/** A page of a list in an address, from 1; none where it says nonsense. */
export interface PageSearch {
  readonly page?: number;
}

export function readPage({ page }: Readonly<Record<string, unknown>>): PageSearch {
  return /^[1-9]\d{0,4}$/.test(`${page}`) ? { page: Number(page) } : {};
}
