import { describe, expect, it } from 'vitest';
import type { Search } from '#shared/navigation/search.ts';
import { createModals, type ModalRouter } from './modals.ts';

/** A router on a page with a query, which remembers where it was sent. */
function onPage(search: Search) {
  const moves: { to?: unknown; search?: Search; replace?: boolean; resetScroll?: boolean }[] = [];
  const router = {
    navigate: async (move: (typeof moves)[number]) => {
      moves.push(move);
    },
    latestLocation: { search, state: {} },
    history: { back: () => undefined },
  } as unknown as ModalRouter;
  return { modals: createModals(() => router), moves };
}

describe('opening a modal', () => {
  it('adds its own parameter to the page one is on, and stays where one was [2.2-01]', () => {
    const { modals, moves } = onPage({ tab: 'spins' });
    modals.open('wallet', 'deposit');
    expect(moves).toMatchObject([
      { to: '.', search: { tab: 'spins', wallet: 'deposit' }, replace: false, resetScroll: false },
    ]);
  });

  it('in the place of another is one step, so that going back leaves both [2.2-01] [2.2-02]', () => {
    const { modals, moves } = onPage({ 'sign-in': 'true' });
    modals.open('sign-up');
    expect(moves).toMatchObject([{ search: { 'sign-up': 'true' }, replace: true }]);
    expect(moves[0]?.search).not.toHaveProperty('sign-in');
  });
});
