import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDesk } from './operator-desk.ts';
import { usePlatform } from './platform-fixture.ts';

const platform = usePlatform();
const folder = mkdtempSync(path.join(os.tmpdir(), 'pierlight-quests-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const quest = {
  ...{ id: 'night-watch', days: 3, repeats: 'day', rewards: ['quest-shell'] },
  tasks: [{ type: 'rounds', quantity: 3 }],
};

test('[7e-01] [7e-02] what an operator adds, changes, pauses and ends is so with the next call, and is written down', async () => {
  const { type } = createDesk(platform);
  const file = path.join(folder, 'quests.json');
  const set = (...quests: object[]) => {
    writeFileSync(file, JSON.stringify({ quests }));
    return type(`quests set ${file}`);
  };
  const { token } = await platform.register();
  const get = async (address: string) =>
    (await platform.call('GET', address, { token })).body.data as never[];
  const shown = async () =>
    (await get('/retention/quests'))
      .map(({ id, days }: { id: string; days: number }) => [id, days])
      .filter(([id]) => id === 'night-watch');
  const activate = () => platform.call('PUT', '/retention/quests/night-watch/activate', { token });

  expect(await shown()).toEqual([]);
  expect(await set(quest)).toContain('night-watch: version 1');
  expect(await shown()).toEqual([['night-watch', 3]]);
  expect((await activate()).status).toBe(200);
  expect(await set({ ...quest, days: 5 })).toContain('night-watch: version 2');
  expect(await set({ ...quest, days: 5 })).toContain('Nothing to change.');
  expect(await shown()).toEqual([['night-watch', 5]]);

  await expect(type('quests end night-watch')).rejects.toMatchObject({
    errorName: 'malformedRequest',
  });
  expect(await type('quests pause night-watch')).toContain('night-watch is paused.');
  expect(await shown()).toEqual([]);
  const stranger = await platform.register();
  const refused = await platform.call('PUT', '/retention/quests/night-watch/activate', {
    token: stranger.token,
  });
  expect([refused.status, refused.body.code]).toEqual([422, 13012]);
  expect(await type('quests end night-watch')).toContain('has ended for 1 players');
  expect(await get('/retention/player-quests')).toMatchObject([{ state: 6 }]);
  expect(await type('quests list')).toContain('night-watch  paused  version 2');
  await expect(set({ ...quest, rewards: ['moon'] })).rejects.toMatchObject({
    errorName: 'malformedRequest',
  });
  await expect(type('quests pause nowhere')).rejects.toMatchObject({ errorName: 'notFound' });
});
