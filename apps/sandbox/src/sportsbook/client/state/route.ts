import { type SportId, sportIds } from '../../protocol.ts';

/** Where in the book somebody is. */
export type Place =
  | { readonly view: 'live' | 'soon'; readonly sport: SportId | null }
  | { readonly view: 'day'; readonly day: string; readonly sport: SportId | null }
  | { readonly view: 'event'; readonly id: string }
  | { readonly view: 'followed' }
  | { readonly view: 'bets'; readonly state: 'open' | 'settled' };

const sportOf = (text: string | undefined): SportId | null =>
  sportIds.find((id) => id === text) ?? null;

/** Reads a route, `event/123`; what it does not know is the start. */
export function placeOf(route: string): Place {
  const [view = '', first, second] =
    placeRoute(route.split('?')[0] ?? '')
      .split('/')
      .filter(Boolean) ?? [];
  if (view === 'event' && first) return { view, id: decodeURIComponent(first) };
  if (view === 'day' && first && /^\d{4}-\d\d-\d\d$/.test(first))
    return { view, day: first, sport: sportOf(second) };
  if (view === 'followed') return { view };
  if (view === 'bets') return { view, state: first === 'settled' ? 'settled' : 'open' };
  return { view: view === 'soon' ? 'soon' : 'live', sport: sportOf(first) };
}

const SLIP = 'slip';

/** Whether a route has the slip open over its place: an address of its own, which Back closes. */
export const isSlipRoute = (route: string): boolean => route === SLIP || route.endsWith(`/${SLIP}`);

export const slipRoute = (route: string): string =>
  isSlipRoute(route) ? route : [route, SLIP].filter(Boolean).join('/');

/** The place below the slip. */
export const placeRoute = (route: string): string =>
  isSlipRoute(route) ? route.slice(0, -SLIP.length).replace(/\/$/, '') : route;

export const eventRoute = (id: string): string => `event/${encodeURIComponent(id)}`;

export function listRoute(view: 'live' | 'soon', sport: SportId | null): string {
  if (sport === null) return view === 'live' ? '' : view;
  return `${view}/${sport}`;
}

export const dayRoute = (day: string, sport: SportId | null): string =>
  sport === null ? `day/${day}` : `day/${day}/${sport}`;
