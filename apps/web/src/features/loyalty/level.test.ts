import type { LoyaltyAccount } from '@pierlight/contract/loyalty/schemas';
import { describe, expect, it, vi } from 'vitest';
import type { Api } from '#shared/api/client.ts';
import { createQueryClient, forgetPersonal } from '#shared/api/query-client.ts';
import { loyaltyAccountQuery } from './api.ts';
import { createLevelNotice } from './level-notice.ts';
import { loyaltyChanged, tellLevel } from './realtime.ts';

const standing = (order: number, points = order * 100): LoyaltyAccount => ({
  points,
  currentLevel: { name: `Level ${order}`, points: order * 100, order },
  nextLevel: null,
});
const message = (order: number, points?: number) => ({ playerAccount: standing(order, points) });

function risingOn(pathname: string, search = {}) {
  const modals = { open: vi.fn(), openAbove: vi.fn() };
  const notice = createLevelNotice();
  tellLevel(standing(3), { pathname, search }, modals, notice);
  return { modals, notice };
}

describe('points and level [4-21]', () => {
  it('rise when the order is higher than the last one known, and at no other time', () => {
    const client = createQueryClient({} as Api);
    expect(loyaltyChanged(client, message(2))).toBeNull();
    expect(loyaltyChanged(client, message(2, 250))).toBeNull();
    expect(loyaltyChanged(client, message(3))).toEqual(standing(3));
    expect(loyaltyChanged(client, message(3))).toBeNull();
    expect(loyaltyChanged(client, message(1))).toBeNull();
    expect(loyaltyChanged(client, message(2))).toEqual(standing(2));
    expect(client.getQueryData(loyaltyAccountQuery().queryKey)).toEqual(standing(2));
  });

  it("are forgotten with the session, so that the next player's level is no rise", () => {
    const client = createQueryClient({} as Api);
    loyaltyChanged(client, message(1));
    forgetPersonal(client);
    expect(loyaltyChanged(client, message(5))).toBeNull();
  });

  it('open the level modal on any page but a game', () => {
    for (const pathname of ['/', '/categories/slots', '/profile/info']) {
      const { modals, notice } = risingOn(pathname);
      expect(modals.open.mock.calls).toEqual([['loyalty-level']]);
      expect(notice.get()).toBeNull();
    }
  });

  it('give a notification on the page of a game, and open nothing [2.3-03]', () => {
    const { modals, notice } = risingOn('/games/koi-lantern');
    expect(notice.get()).toEqual(standing(3));
    expect(modals.open).not.toHaveBeenCalled();
    expect(modals.openAbove).not.toHaveBeenCalled();
    notice.close();
    expect(notice.get()).toBeNull();
  });

  it('open above another modal, which keeps what was filled in, and never twice', () => {
    const { modals } = risingOn('/', { wallet: 'deposit' });
    expect(modals.openAbove.mock.calls).toEqual([['loyalty-level']]);
    expect(modals.open).not.toHaveBeenCalled();
    const again = risingOn('/', { 'loyalty-level': 'true' }).modals;
    expect(again.open).not.toHaveBeenCalled();
    expect(again.openAbove).not.toHaveBeenCalled();
  });
});
