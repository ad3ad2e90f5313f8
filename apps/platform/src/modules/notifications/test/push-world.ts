import { createECDH } from 'node:crypto';
import type { PushDevices } from '@pierlight/contract/notifications/push';
import pg from 'pg';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { type Player, usePlatform } from '../../../test/platform-fixture.ts';
import type { Notice } from '../public.ts';
import { StubPushService } from './push-service.ts';

/** A platform that sends pushes to a stub of a push service, and players with a device. */
export function usePushes(roles: string) {
  const service = new StubPushService();
  const vapid = createECDH('prime256v1');
  const publicKey = vapid.generateKeys('base64url');
  const privateKey = Buffer.concat([Buffer.alloc(32), vapid.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  const keys = { publicKey, privateKey, subject: 'mailto:push@pierlight.test' };
  const settings: Record<string, string> = {
    ...{ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: keys.subject },
  };
  beforeAll(async () => {
    settings.PUSH_SERVICE_ORIGIN = await service.listen();
  });
  afterAll(() => service.close());
  const platform = usePlatform({ roles, settings });
  let owner: pg.Pool;
  beforeAll(() => {
    owner = new pg.Pool({ connectionString: platform.ownerUrl, max: 2 });
    owner.on('error', () => undefined);
  });
  afterAll(() => owner.end());

  let told = 0;
  const world = {
    service,
    platform,
    keys,
    get owner() {
      return owner;
    },
    add: ({ token }: { token: string }, body: unknown) =>
      platform.call('POST', '/notification/push/devices', { token, body }),
    shown: async ({ token }: { token: string }) =>
      (await platform.call('GET', '/notification/push', { token })).body
        .data as unknown as PushDevices,
    choose: ({ token }: Player, kind: string, isOn: boolean) =>
      platform.call('PUT', '/notification/preferences', {
        ...{ token, body: { kind, channel: 'push', isOn } },
      }),
    read: ({ token }: Player) =>
      platform.call('POST', '/notification/messenger/messages/read/all', { token }),

    /** Writes a message, as its job does; answers its id. */
    async tell(player: Player, template: 'emailAdded' | 'depositCredited'): Promise<string> {
      told += 1;
      const occasion = `told:${told}`;
      const amount = { amount: '6000', currency: 'EUR' };
      const notice: Notice = {
        ...{ playerId: player.id, template, occasion },
        values: { number: '1', amount, email: player.email },
      };
      const deliver = platform.app.modules.jobs['notifications.deliver'];
      await deliver?.(notice, { id: '1', attempts: 1 });
      const { rows } = await owner.query<{ id: string }>(
        'select id from notifications.message where occasion = $1',
        [occasion],
      );
      expect(rows).toHaveLength(1);
      return rows[0]?.id ?? '';
    },

    /** Somebody with one device, who was told nothing that is unread. */
    async withDevice() {
      const player = await platform.register();
      const { path, body } = service.subscription();
      const welcome = platform.app.modules.jobs['notifications.deliver'];
      await welcome?.(
        { playerId: player.id, template: 'welcome', occasion: 'welcome' },
        { id: '1', attempts: 1 },
      );
      expect((await world.read(player)).status).toBe(200);
      expect((await world.add(player, body)).status).toBe(200);
      return { player, path, body };
    },

    /** Ids of the messages whose pushes came to an address, as often as they came. */
    pushedTo: (path: string): string[] =>
      service
        .to(path)
        .map(({ headers }) =>
          String(headers.topic).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
        ),

    /** Pushes that wait for a later moment. */
    async waiting() {
      const { rows } = await owner.query<{
        key: string;
        seconds: number;
        payload: { messageId: string; tries: number };
      }>(
        `select key, extract(epoch from run_at - now())::float8 as seconds, payload
         from graphile_worker._private_jobs where key like 'push:%' and attempts = 0
           and run_at > now() + interval '5 seconds' order by id desc`,
      );
      return rows;
    },

    /** The push of a message, once it waits for a later moment. */
    put: (messageId: string) =>
      vi.waitFor(async () => {
        const found = (await world.waiting()).filter(
          ({ payload }) => payload.messageId === messageId,
        );
        expect(found).toHaveLength(1);
        return found[0];
      }, 15_000),
  };
  return world;
}
