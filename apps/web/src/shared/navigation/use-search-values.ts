import { useLocation, useNavigate } from '@tanstack/react-router';
import type { Search } from './search.ts';

type Values<Key extends string> = Partial<Readonly<Record<Key, string | undefined>>>;

/**
 * Some values of the address's query, and a way to change them beside the rest of it; undefined takes one
 * away. The address may hold anything.
 */
export function useSearchValues<Key extends string>(
  keys: readonly Key[],
): readonly [Values<Key>, (changed: Values<Key>) => void] {
  const navigate = useNavigate();
  const search = useLocation({
    select: (location) => location.search as Search,
    structuralSharing: true,
  });
  const values = Object.fromEntries(
    keys.flatMap((key) => {
      const value = search[key];
      return typeof value === 'string' ? [[key, value]] : [];
    }),
  ) as Values<Key>;
  return [
    values,
    (changed) =>
      void navigate({
        to: '.',
        search: { ...search, ...changed } as never,
        replace: true,
        resetScroll: false,
      }),
  ];
}

/** A page number of an address, from 1; 1 where it says nonsense. */
export const pageOf = (value: string | undefined): number =>
  value !== undefined && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
