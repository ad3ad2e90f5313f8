import { createPrivateKey } from 'node:crypto';
import { beforeAll, describe, test } from 'vitest';
// What the setup of these tests provides.
import type {} from '../../apps/platform/src/kernel/db/test-server.ts';
import {
  fingerprint,
  password,
  usePlatform,
} from '../../apps/platform/src/test/platform-fixture.ts';
import { createTable } from '../../apps/platform/src/test/table.ts';
import { type Caller, createCaller } from './caller.ts';
import { checksFor } from './suite.ts';

const platform = usePlatform();
const { startDeposit, settle } = createTable(platform);
const game = 'koi-lantern';
let wallet: Caller;

beforeAll(async () => {
  const player = await platform.register();
  await settle(await startDeposit(player, 500_00));
  const open = async (token: string): Promise<string> => {
    await platform.call('POST', `/game/games/${game}/play`, {
      token,
      body: { mode: 'real', currency: 'EUR', platform: 'desktop' },
    });
    return platform.aggregator.launches.at(-1)?.token ?? '';
  };
  const token = await open(player.token);
  // A game session ends with its sign-in: one on another device of the player, signed out there.
  const elsewhere = await platform.call('POST', '/player/sessions', {
    body: { email: player.email, password, fingerprint },
  });
  const { accessToken } = elsewhere.body.data as { accessToken: string };
  const expiredToken = await open(accessToken);
  await platform.call('POST', '/player/sessions/logout', { token: accessToken });
  wallet = createCaller({
    url: `${platform.origin}/api/aggregator/hub88`,
    privateKey: createPrivateKey(platform.environment.HUB88_PRIVATE_KEY ?? ''),
    user: player.id,
    token,
    game,
    currency: 'EUR',
    stake: 100_000,
    expiredToken,
  });
});

describe('our wallet, as any aggregator may hold it to the protocol [P-05] [P-06] [P-07] [P-08] [P-09]', () => {
  for (const check of checksFor({ expiredToken: 'there is one' }))
    test(check.name, () => check.run(wallet));
});
