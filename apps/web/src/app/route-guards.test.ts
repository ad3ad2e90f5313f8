import { expect, it } from 'vitest';
import { requirePlayer } from './player-pages.ts';
import { guardedBy, type RouteGuard } from './route-guards.ts';

it('a guard is found by its name', () => {
  expect(guardedBy('player')).toBe(requirePlayer);
});

it.each(['palyer', '', 'constructor', '__proto__'])(
  '[2.1-36] an unknown guard %j is an error as the route is declared, not an open page',
  (name) => {
    expect(() => guardedBy(name as RouteGuard)).toThrow(`Unknown route guard "${name}"`);
  },
);
