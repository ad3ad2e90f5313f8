import { languageTag } from '@pierlight/contract/common/language-tag';
import { isUnasked, type MessageKind } from '@pierlight/contract/notifications/kinds';
import type { PushPayload } from '@pierlight/contract/notifications/push';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import { enqueueJob, patientPriority } from '../../../kernel/jobs/jobs.ts';
import type { Logger } from '../../../kernel/log/logger.ts';
import { OutgoingFailure } from '../../../kernel/outgoing/outgoing.ts';
import { quietHoursOf } from '../preference-repository.ts';
import type { Reach } from '../reach.ts';
import type { MessageRow, NotificationsRepository } from '../repository.ts';
import { createBackoffs } from './backoffs.ts';
import { type PushToSend, pushJob, pushKeyOf } from './push-later.ts';
import { quietFor } from './quiet.ts';
import { type Subscription, subscriptions } from './repository.ts';
import type { PushOutcome, PushSender } from './sender.ts';

/** An older message is only in the inbox. */
const usefulMs = 24 * 60 * 60_000;
/** What fits into the one record that a push may have, in any script. */
const longest = { title: 120, text: 500 };
/** How long a push service may keep what nobody waits for: who is shut out meanwhile cannot be asked again. */
const unaskedMs = 60 * 60_000;
const firstWaitMs = 30_000;
const longestWaitMs = 60 * 60_000;

export interface PushDeliveryDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly repository: Pick<NotificationsRepository, 'unread'>;
  readonly reach: Reach;
  readonly isSignInAlive: (sessionId: string) => Promise<boolean>;
  readonly localeOf: (playerId: string) => Promise<string | null>;
  readonly defaultLocale: string;
  readonly send: PushSender;
}

const serviceOf = ({ endpoint }: Subscription) => new URL(endpoint).origin;

const cut = (text: string, most: number) => {
  const signs = [...text];
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`;
};

/** The job that hands one message to one device's push service, at the time that suits the player. */
export function createPushDelivery(deps: PushDeliveryDeps) {
  const { db, clock, log, reach, send, defaultLocale } = deps;
  const backoffs = createBackoffs(clock);

  const again = (tx: Tx | Database, push: PushToSend, after: number) =>
    enqueueJob(tx, pushJob, push, { key: pushKeyOf(push), after, priority: patientPriority });

  /** The message, if this is its moment: not read, not too old, wanted, and in no quiet hours. */
  const claim = (push: PushToSend, playerId: string) =>
    db.transaction().execute(async (tx): Promise<MessageRow | null> => {
      const message = await deps.repository.unread(tx, playerId, push.messageId);
      if (!message || clock.now().getTime() - message.created_at.getTime() > usefulMs) return null;
      if ((await reach(tx, [playerId], push.kind)).get(playerId)?.push !== null) return null;
      const quiet =
        push.kind === 'account' ? 0 : quietFor(await quietHoursOf(tx, playerId), clock.now());
      if (quiet === 0) return message;
      await again(tx, push, quiet);
      return null;
    });

  async function payloadOf(message: MessageRow): Promise<PushPayload> {
    const locale = (await deps.localeOf(message.player_id)) ?? defaultLocale;
    return {
      title: cut(message.title, longest.title),
      text: cut(message.body, longest.text),
      path: `${locale === defaultLocale ? '' : `/${locale}`}${message.path ?? '/profile/notifications'}`,
      lang: languageTag(locale),
      tag: message.id,
    };
  }

  async function handOver(
    device: Subscription,
    message: MessageRow,
    kind: MessageKind,
  ): Promise<PushOutcome> {
    const payload = await payloadOf(message);
    const left = usefulMs - (clock.now().getTime() - message.created_at.getTime());
    const kept = Math.max(0, isUnasked(kind) ? Math.min(left, unaskedMs) : left);
    const ttlSeconds = Math.floor(kept / 1000);
    const options = { ttlSeconds, isUrgent: kind === 'account', now: clock.now() };
    try {
      const outcome = await send(device, payload, options);
      backoffs.note(serviceOf(device), true);
      return outcome;
    } catch (error) {
      if (!(error instanceof OutgoingFailure)) throw error;
      backoffs.note(serviceOf(device), false);
      return { is: 'later', after: null };
    }
  }

  return async function deliver(push: PushToSend): Promise<void> {
    const device = await subscriptions.find(db, push.subscriptionId);
    if (!device) return;
    const forget = () => subscriptions.remove(db, device.id, device.playerId);
    if (!(await deps.isSignInAlive(device.sessionId))) return forget();
    const service = serviceOf(device);
    const backoff = backoffs.of(service);
    if (backoff > 0) return again(db, push, backoff);
    const message = await claim(push, device.playerId);
    if (!message) return;
    const outcome = await handOver(device, message, push.kind);
    // Never the address of the device: it would let anybody send to it.
    const about = { messageId: push.messageId, service };
    if (outcome.is === 'gone') await subscriptions.markGone(db, device.endpoint, clock.now());
    if (outcome.is === 'refused')
      log.warn({ ...about, status: outcome.status }, 'a push was refused');
    if (outcome.is !== 'later') return;
    const wait = Math.max(
      outcome.after ?? 0,
      Math.min(firstWaitMs * 2 ** push.tries, longestWaitMs),
    );
    if (clock.now().getTime() + wait > message.created_at.getTime() + usefulMs)
      log.warn(about, 'a push was given up');
    else await again(db, { ...push, tries: push.tries + 1 }, wait);
  };
}
