import { createECDH, createHash } from 'node:crypto';
import {
  mostDevices,
  type PushDevices,
  type PushSubscription,
} from '@pierlight/contract/notifications/push';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { Session } from '../../../kernel/http/api-context.ts';
import type { Ids } from '../../../kernel/ids.ts';
import { preferencesChanged } from '../preferences-changed.ts';
import { subscriptions } from './repository.ts';
import { isPushEndpoint, type PushSettings } from './sender.ts';

/** Whether something can be encrypted for this key: many values of the right length are no point of the curve. */
function isPoint(p256dh: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}

const wrong = (field: string) =>
  new DomainError('invalidInput', { fields: { [field]: [{ rule: 'pushService', params: {} }] } });

export interface PushDevicesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly push: PushSettings;
}

/** The devices of a player that are sent pushes. */
export function createPushDevices({ db, clock, ids, push }: PushDevicesDeps) {
  async function of({ id: sessionId, playerId }: Session): Promise<PushDevices> {
    const devices = await subscriptions.list(db, playerId);
    const endpoint = await subscriptions.endpointOf(db, sessionId);
    return {
      publicKey: push.vapid?.publicKey ?? null,
      subscribed: endpoint && createHash('sha256').update(endpoint).digest('base64url'),
      devices: devices.map(({ id, userAgent, addedAt, ...device }) => ({
        ...{ id, userAgent, addedAt: addedAt.toISOString() },
        isThis: device.sessionId === sessionId,
      })),
    };
  }

  return {
    of,

    /** @throws DomainError invalidInput for an address or a key that nothing can be sent to */
    async add(
      session: Session,
      subscription: PushSubscription,
      userAgent: string,
    ): Promise<PushDevices> {
      const { playerId, id: sessionId } = session;
      if (push.vapid === null || !isPushEndpoint(push, subscription.endpoint))
        throw wrong('endpoint');
      if (!isPoint(subscription.keys.p256dh)) throw wrong('keys');
      await db.transaction().execute(async (tx) => {
        await subscriptions.hold(tx, playerId);
        // A browser that subscribed anew leaves nothing behind. Its device keeps its id, so that it can be
        // turned off by a page that has not heard of the new subscription.
        const known = await subscriptions.removeOfSession(tx, sessionId);
        await subscriptions.save(
          tx,
          { id: known ?? ids.next(), playerId, sessionId, ...subscription },
          { userAgent: userAgent.slice(0, 500), at: clock.now() },
        );
        await subscriptions.trim(tx, playerId, mostDevices);
        await preferencesChanged(tx, ids, playerId);
      });
      return of(session);
    },

    async remove(session: Session, id: string): Promise<PushDevices> {
      await db.transaction().execute(async (tx) => {
        await subscriptions.remove(tx, id, session.playerId);
        await preferencesChanged(tx, ids, session.playerId);
      });
      return of(session);
    },

    /** With its sign-in a device stops being sent anything. */
    ended: async (sessionId: string): Promise<void> => {
      await subscriptions.removeOfSession(db, sessionId);
    },
  };
}

export type PushDevicesService = ReturnType<typeof createPushDevices>;
