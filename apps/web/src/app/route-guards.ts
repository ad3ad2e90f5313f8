import { requirePlayer } from './player-pages.ts';

/** What must hold before a page is entered, by the name its route gives. */
const guards = { player: requirePlayer };

export type RouteGuard = keyof typeof guards;

/**
 * The guard of a name, for `beforeLoad`.
 * @throws Error for a name nobody knows, as the route is declared: a page is then not served at all
 *   rather than served unguarded
 */
export function guardedBy(name: RouteGuard) {
  if (!Object.hasOwn(guards, name)) throw new Error(`Unknown route guard "${name}"`);
  return guards[name];
}
