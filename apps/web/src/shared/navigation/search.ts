import type { NavigateOptions } from '@tanstack/react-router';

/** The query of an address as plain strings; a repeated parameter is a list. */
export type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Every parameter that a page or a modal reads, by its type; a link is checked against those of its page. */
type SiteSearch = Exclude<
  NonNullable<NavigateOptions['search']>,
  true | ((...given: never) => unknown)
>;

/**
 * The query of an address that is known as text only, for the router, whose types know the parameters of
 * pages: such an address may hold anything, an advertisement's parameters among it, and keeps it. What
 * reads one of them checks its value. Everything else is linked with types.
 */
export function addressedSearch(search: Search): SiteSearch {
  return search as SiteSearch;
}

export function parseSearch(text: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? (values[0] as string) : values];
    }),
  );
}

export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? value : [value])
      parameters.append(name, String(item));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
