import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FakeWallet } from './fake-wallet.ts';
import { lifeOf } from './mortal.ts';
import { freeRoundsOrder, openStudio, testClock, walletAt } from './playground.ts';

const START = 1000;
const CENT = 1000;
const GIVEN = 2;
const gameId = 'night-ferris';

const spin = (freeRounds: string) => ({
  requestId: randomUUID(),
  input: { kind: 'slot', stake: 100 } as const,
  freeRounds,
});

/** Plays a free round, killed at the n-th moment; another process finds the file and plays on. */
async function killAt(moments: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-free-killed-'));
  const wallet = new FakeWallet(START);
  await wallet.listen();
  const clock = testClock();
  const life = lifeOf(moments);
  const first = openStudio({
    folder,
    wallet: life.mortal(walletAt(wallet)),
    clock,
    wrap: { rounds: life.mortal, sessions: life.mortal },
  });
  const given = first.desk.give({ ...freeRoundsOrder(), rounds: GIVEN });
  if (given.kind !== 'given') throw new Error(given.kind);
  const { id } = given.reward;
  const session = await first.open({ gameId });
  const request = spin(id);
  life.begin();
  await first.service.place(session, request).catch(() => expect(life.isOver()).toBe(true));
  const killed = life.isOver();
  await first.service.idle();
  first.close();

  const second = openStudio({ folder, wallet: walletAt(wallet), clock });
  for (let attempt = 0; attempt < 3; attempt++) {
    await second.service.settleDue();
    clock.pass(120_000);
  }
  const found = second.rounds.findByRequest(session.account, request.requestId);
  expect(['closed', 'refunded', undefined]).toContain(found?.state);
  const reward = second.rewards.find(id);
  expect(reward?.used).toBe(found?.state === 'closed' ? 1 : 0);

  let won = found?.state === 'closed' ? found.win : 0;
  for (let left = GIVEN - (reward?.used ?? 0); left > 0; left--) {
    won += (await second.service.place(session, spin(id))).round.win;
  }
  await expect(second.service.place(session, spin(id))).rejects.toMatchObject({
    code: 'free-rounds-changed',
  });
  expect(wallet.balance).toBe(START + won * CENT);
  const paid = new Set(wallet.sent('win').map(({ body }) => body.round));
  expect(paid.size).toBe(GIVEN);
  second.close();
  await wallet.close();
  rmSync(folder, { recursive: true, force: true });
  return killed;
}

it('[P-16] a studio killed at any moment of a free round gives no round more and none less', {
  timeout: 120_000,
}, async () => {
  let moment = 0;
  while (await killAt(moment)) moment++;
  expect(moment).toBeGreaterThan(10);
});
