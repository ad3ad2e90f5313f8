import type { Limit, WantedLimit } from '@pierlight/contract/limits/schemas';
import { type Answer, call, get } from '../../payments/test/api-calls.ts';
import type { PaymentsWorld } from '../../payments/test/payments-world.ts';

export const limitsUrl = '/api/player/limits';

/** Calls of a player's own limits. */
export const limitCalls = (world: PaymentsWorld) => {
  const send = (
    player: string,
    method: 'POST' | 'PUT' | 'DELETE',
    payload: Readonly<Record<string, unknown>> | undefined,
    id = '',
  ): Promise<Answer<Limit[]>> =>
    call(world, player, {
      method,
      url: id === '' ? limitsUrl : `${limitsUrl}/${id}`,
      ...(payload ? { payload } : {}),
    });
  const limitsOf = async (player: string): Promise<Limit[]> =>
    (await get<Limit[]>(world, player, limitsUrl)).data;
  return {
    send,
    limitsOf,
    /** One of deposits in euros a day, unless it says otherwise. */
    add: (player: string, amount: number, more: Readonly<Record<string, unknown>> = {}) =>
      send(player, 'POST', { definition: 3, period: 'daily', currency: 'EUR', amount, ...more }),
    /** Several at once. */
    set: (player: string, limits: readonly (WantedLimit | Readonly<Record<string, unknown>>)[]) =>
      send(player, 'PUT', { limits }),
    async onlyLimitOf(player: string): Promise<Limit> {
      const [limit] = await limitsOf(player);
      if (!limit) throw new Error('the player has no limit');
      return limit;
    },
  };
};
