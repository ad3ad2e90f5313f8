import { beforeEach, expect } from 'vitest';
import { createPushDelivery } from '../push/delivery.ts';
import type { PushToSend } from '../push/push-later.ts';
import { createPushSender } from '../push/sender.ts';
import { createNotificationsRepository } from '../repository.ts';
import { usePushes } from './push-world.ts';

/** A platform without workers: its pushes are taken out of the queue, and run, by hand. */
export function useHandPushes() {
  const world = usePushes('api');
  const { platform, service, keys } = world;
  const warned: [object, string][] = [];
  beforeEach(() => void warned.splice(0));

  /** The job, as a process runs it that was just started. */
  const delivery = ({ db = platform.app.database.db, now = () => platform.clock.now() } = {}) =>
    createPushDelivery({
      ...{ db, clock: { now }, repository: createNotificationsRepository() },
      log: { warn: (about: object, said: string) => void warned.push([about, said]) } as never,
      reach: platform.app.modules.notifications.reach,
      isSignInAlive: platform.app.modules.isSignInAlive,
      ...{ localeOf: async () => 'de', defaultLocale: 'en' },
      send: createPushSender({ vapid: keys, serviceOrigin: service.origin }),
    });

  /** Pushes of a message that are in the queue. */
  async function queued(messageId: string) {
    const { rows } = await world.owner.query<{ payload: PushToSend; seconds: number }>(
      `select payload, extract(epoch from run_at - now())::float8 as seconds
       from graphile_worker._private_jobs where payload ->> 'messageId' = $1 and key like 'push:%'`,
      [messageId],
    );
    return rows;
  }

  /** Takes the one push of a message out of the queue, as a worker does that holds it. */
  async function taken(messageId: string): Promise<PushToSend> {
    const [job, ...others] = await queued(messageId);
    expect(others).toEqual([]);
    if (!job) throw new Error('Nothing is to be pushed');
    await world.owner.query(
      `delete from graphile_worker._private_jobs where payload ->> 'messageId' = $1`,
      [messageId],
    );
    return job.payload;
  }

  /** Somebody with a device and a message, whose push a worker has just taken. */
  async function told(template: 'emailAdded' | 'depositCredited' = 'depositCredited') {
    const known = await world.withDevice();
    const messageId = await world.tell(known.player, template);
    return { ...known, messageId, push: await taken(messageId) };
  }

  return { ...world, world, warned, delivery, queued, taken, told };
}
