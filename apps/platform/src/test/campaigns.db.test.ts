import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Message } from '@pierlight/contract/notifications/schemas';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { follow, openPage } from './open-page.ts';
import { createDesk } from './operator-desk.ts';
import { type Player, usePlatform } from './platform-fixture.ts';

const platform = usePlatform({ roles: 'api,realtime,jobs' });
const folder = mkdtempSync(path.join(os.tmpdir(), 'pierlight-campaign-'));
const file = path.join(folder, 'campaign.json');
beforeAll(() => platform.app.startJobs());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const campaign = {
  ...{ id: 'winter-lights', kind: 'offers', segment: { countries: ['DE'] }, path: '/tournaments' },
  words: {
    en: { title: 'Winter lights', text: 'The harbour is lit.' },
    de: { title: 'Winterlichter', text: 'Der Hafen leuchtet.' },
  },
  validUntil: '2099-12-24T12:00:00Z',
};

const inboxOf = async ({ token }: Player) =>
  (await platform.call('GET', '/notification/messenger/messages', { token })).body
    .data as Message[];

test('[7g-01] [7i-05] what an operator starts arrives on an open page in its player’s language, and is written down', async () => {
  const { type } = createDesk(platform);
  writeFileSync(file, JSON.stringify(campaign));
  const player = await platform.register();
  const yes = { kind: 'offers', channel: 'inbox', isOn: true };
  await platform.call('PUT', '/notification/preferences', { token: player.token, body: yes });
  await platform.register();
  expect(await type(`campaigns dry-run ${file}`)).toBe(
    '1 would find it in their inbox.\nnot 1 without a yes to offers',
  );
  const page = await openPage(platform, player);
  const heard = await follow(page, `messenger:notifications#${player.id}`);
  expect(await type(`campaigns start ${file} --rate 100`)).toContain('is being sent, 100 a second');
  expect(await type(`campaigns start ${file} --rate 100`)).toContain('was started before');
  await vi.waitFor(async () => expect(await type('campaigns list')).toContain('sent'), 15_000);
  expect(await type('campaigns list')).toContain('told 1  not 1 without a yes to offers');
  expect(await inboxOf(player)).toContainEqual(
    expect.objectContaining({
      topic: 'offers',
      content: { title: 'Winterlichter', text: 'Der Hafen leuchtet.' },
      path: '/tournaments',
    }),
  );
  await vi.waitFor(async () =>
    expect(await heard(1)).toContainEqual(
      expect.objectContaining({ notification: expect.objectContaining({ topic: 'offers' }) }),
    ),
  );
  expect(await type('acts winter-lights')).toContain('campaign.start');
  await expect(type('campaigns pause winter-lights')).rejects.toMatchObject({
    errorName: 'malformedRequest',
  });
  await expect(type('campaigns pause nowhere')).rejects.toMatchObject({ errorName: 'notFound' });
  await expect(type(`campaigns start ${file} --rate 501`)).rejects.toMatchObject({
    errorName: 'malformedRequest',
  });
});
