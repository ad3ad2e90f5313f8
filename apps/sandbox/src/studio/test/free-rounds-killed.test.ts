import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Session } from '../session-store.ts';
import { freeRoundsOrder } from './playground.ts';
import { CENT, type Killing, killedAtEveryMoment } from './studio-fixture.ts';

const start = 1000;
const given = 2;

const spin = (freeRounds: string) => ({
  requestId: randomUUID(),
  input: { kind: 'slot', stake: 100 } as const,
  freeRounds,
});

/** A free round; the next process plays what is left of them. */
const freeRound = () => {
  const requestId = randomUUID();
  return {
    start,
    requestId,
    async prepare({ desk, open }) {
      const answer = desk.give({ ...freeRoundsOrder(), rounds: given });
      if (answer.kind !== 'given') throw new Error(answer.kind);
      const session = await open({ gameId: 'night-ferris' });
      return { session, account: session.account, id: answer.reward.id };
    },
    play: ({ service }, { session, id }) => service.place(session, { ...spin(id), requestId }),
    async find({ service, rewards }, { session, id }, { wallet, round }) {
      const used = round?.state === 'closed' ? 1 : 0;
      expect(rewards.find(id)?.used).toBe(used);
      let won = round?.state === 'closed' ? round.win : 0;
      for (let left = given - used; left > 0; left--) {
        won += (await service.place(session, spin(id))).round.win;
      }
      await expect(service.place(session, spin(id))).rejects.toMatchObject({
        code: 'free-rounds-changed',
      });
      expect(wallet.balance).toBe(start + won * CENT);
      expect(new Set(wallet.sent('win').map(({ body }) => body.round)).size).toBe(given);
    },
  } satisfies Killing<{ session: Session; account: string; id: string }>;
};

it('[P-16] a studio killed at any moment of a free round gives no round more and none less', {
  timeout: 120_000,
}, async () => {
  expect(await killedAtEveryMoment(freeRound)).toBeGreaterThan(10);
});
