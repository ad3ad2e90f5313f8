import type { APIRequestContext } from '@playwright/test';
import type { Player } from './player.ts';
import { expect } from './visitor.ts';

/** Stakes some sums, in subunits, at dice that are lost once in fifty times; without the browser. */
export async function staked(
  request: APIRequestContext,
  player: Pick<Player, 'accessToken'>,
  stakes: readonly number[],
  currency = 'EUR',
): Promise<void> {
  const launched = await request.post('/api/game/games/dice-deck/play', {
    headers: { authorization: `Bearer ${player.accessToken}` },
    data: { mode: 'real', currency, platform: 'desktop' },
  });
  expect(launched.status(), await launched.text()).toBe(200);
  const address = new URL((await launched.json()).data.url);
  const opened = await request.post(`${address.origin}/api/session`, {
    data: { token: address.searchParams.get('token'), gameId: 'dice-deck', lang: 'en' },
  });
  expect(opened.status(), await opened.text()).toBe(200);
  const { sessionToken } = await opened.json();
  for (const stake of stakes) {
    const requestId = crypto.randomUUID();
    const placed = await request.post(`${address.origin}/api/rounds`, {
      headers: { authorization: `Bearer ${sessionToken}` },
      data: { requestId, input: { kind: 'dice', stake, direction: 'over', target: 199 } },
    });
    expect(placed.status(), await placed.text()).toBe(200);
    expect((await placed.json()).round?.state ?? 'closed').not.toBe('refused');
  }
}
