import type { PresenceChange, PresentClient, Publication } from './broker.ts';
import type { Namespace } from './channels.ts';
import type { RealtimeClock, Timer } from './clock.ts';
import { presencePush, publicationJson, publicationPush, textFrame } from './frames.ts';
import type { RealtimeMetrics } from './observation.ts';
import { unsubscribes } from './protocol.ts';
import type { Subscription } from './subscription.ts';

/** From this many subscribers on, a publication is framed once and the bytes are shared. */
const SHARED_FRAME_SUBSCRIBERS = 8;

/** From this many subscribers on, publications close in time travel in one message. */
const JOINED_SUBSCRIBERS = 200;

export interface ChannelContext {
  readonly clock: RealtimeClock;
  readonly metrics: RealtimeMetrics;
  /** How long a burst may be held together, in milliseconds; 0 joins only within one turn. */
  readonly joinMilliseconds: number;
}

/** A channel with its subscribers on this node: the fan-out. */
export class Channel {
  readonly subscriptions = new Set<Subscription>();
  readonly name: string;
  readonly namespace: Namespace;
  /** Last publication this node has seen, to compare with the stream's top. */
  offset = 0;
  epoch = '';
  /** Live subscriptions by user, kept where presence is. */
  readonly users = new Map<string, number>();
  private readonly context: ChannelContext;
  private batch: Publication[] = [];
  private pushed: { publication: Publication; text: string } | undefined;
  private turn: NodeJS.Immediate | undefined;
  private window: Timer | undefined;

  constructor(name: string, namespace: Namespace, context: ChannelContext) {
    this.name = name;
    this.namespace = namespace;
    this.context = context;
  }

  add(subscription: Subscription): void {
    // A newcomer reads the stream up to now, so what is still held here is not for it.
    if (this.batch.length > 0) {
      this.flush();
    }
    this.subscriptions.add(subscription);
  }

  remove(subscription: Subscription): void {
    this.subscriptions.delete(subscription);
    if (this.subscriptions.size === 0) {
      this.batch = [];
      this.cancelFlush();
    }
  }

  /** Counts a user in for presence. */
  enter(user: string): void {
    this.users.set(user, (this.users.get(user) ?? 0) + 1);
  }

  /** Counts a user out again; whether that was its last subscription on this node. */
  leave(user: string): boolean {
    const left = (this.users.get(user) ?? 0) - 1;
    if (left > 0) {
      this.users.set(user, left);
      return false;
    }
    this.users.delete(user);
    return true;
  }

  /** Live subscribers of this node. */
  get present(): PresentClient[] {
    return [...this.subscriptions].filter(({ live }) => live).map(({ identity }) => identity);
  }

  /** Ends a subscription that missed something; its client comes back and recovers. */
  lose(subscription: Subscription): void {
    subscription.receiver.revoke(subscription, unsubscribes.insufficientState);
  }

  /** Learns the stream's epoch; subscribers that hold another one cannot go on. */
  adopt(epoch: string): void {
    if (epoch === this.epoch) {
      return;
    }
    this.epoch = epoch;
    this.offset = 0;
    for (const subscription of this.subscriptions) {
      if (subscription.live && subscription.epoch !== epoch) {
        this.lose(subscription);
      }
    }
  }

  /** Takes a publication from the broker and passes it to every subscriber. */
  publish(publication: Publication): void {
    if (this.namespace.tracked) {
      if (publication.epoch !== this.epoch) {
        this.flush();
        this.adopt(publication.epoch);
      }
      this.offset = Math.max(this.offset, publication.offset);
    }
    if (this.batch.length === 0 && this.subscriptions.size < SHARED_FRAME_SUBSCRIBERS) {
      this.context.metrics.published(this.namespace.name, 1, this.subscriptions.size);
      for (const subscription of this.subscriptions) {
        subscription.accept(publication);
      }
      return;
    }
    const previous = this.batch.at(-1);
    if (previous !== undefined && this.namespace.tracked) {
      if (publication.offset !== previous.offset + 1) {
        this.flush();
      }
    }
    this.batch.push(publication);
    if (this.window === undefined) {
      this.turn ??= setImmediate(() => this.flush());
    }
  }

  /** Tells those who want to know that a subscriber came or went. */
  announce(change: PresenceChange, info: string): void {
    const { joinLeave } = this.namespace;
    if (joinLeave === false) {
      return;
    }
    const text = presencePush(this.name, change, info);
    for (const subscription of this.subscriptions) {
      if (subscription.live && (joinLeave === 'forced' || subscription.hearsJoins)) {
        subscription.receiver.send(text);
      }
    }
  }

  /** The push of a publication, encoded once however many small subscribers ask. */
  push(publication: Publication): string {
    if (this.pushed?.publication !== publication) {
      const json = publicationJson(publication.data, publication.offset);
      this.pushed = { publication, text: publicationPush(this.name, json) };
    }
    return this.pushed.text;
  }

  private flush(): void {
    this.cancelFlush();
    const { batch } = this;
    const first = batch[0];
    const last = batch.at(-1);
    if (first === undefined || last === undefined) {
      return;
    }
    this.batch = [];
    const text = batch.map((publication) => this.push(publication)).join('\n');
    const frame = textFrame(text);
    const { tracked } = this.namespace;
    // Every live subscriber of an untracked channel stays at position 0.
    const before = tracked ? first.offset - 1 : 0;
    const after = tracked ? last.offset : 0;
    for (const subscription of this.subscriptions) {
      if (subscription.position === before) {
        subscription.position = after;
        subscription.receiver.deliver(frame, text);
      } else {
        for (const publication of batch) {
          subscription.accept(publication);
        }
      }
    }
    this.context.metrics.published(
      this.namespace.name,
      batch.length,
      batch.length * this.subscriptions.size,
    );
    const { joinMilliseconds } = this.context;
    if (joinMilliseconds > 0 && this.subscriptions.size >= JOINED_SUBSCRIBERS) {
      this.window = this.context.clock.after(joinMilliseconds, () => {
        this.window = undefined;
        this.flush();
      });
    }
  }

  private cancelFlush(): void {
    clearImmediate(this.turn);
    this.turn = undefined;
    this.window?.cancel();
    this.window = undefined;
  }
}
