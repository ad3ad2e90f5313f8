import type { PresentClient, Publication } from './broker.ts';
import type { Channel } from './channel.ts';
import type { Timer } from './clock.ts';
import type { StreamPosition, Unsubscribe } from './protocol.ts';

/** The end a subscription writes to: a connection, seen from the fan-out. */
export interface Receiver {
  /** Queues text for the connection; what is queued in one turn leaves as one message. */
  send(text: string): void;
  /** Writes a frame shared by all receivers, or queues its text behind what already waits. */
  deliver(frame: Buffer, text: string): void;
  /** Ends a subscription from the server's side. */
  revoke(subscription: Subscription, why: Unsubscribe): void;
}

/** Not a position: publications are held back until the subscriber's place is known. */
const BUFFERING = -1;

/**
 * One connection's place in one channel. It starts out buffering, is given its position once the
 * stream's top has been read, and from then on lets through exactly the next offset: what it
 * already has is skipped, a gap or another epoch ends it.
 */
export class Subscription {
  /** Offset of the last publication written, or {@link BUFFERING}; the fan-out compares it. */
  position = BUFFERING;
  epoch = '';
  expiry: Timer | undefined;
  private buffer: Publication[] = [];
  readonly receiver: Receiver;
  readonly channel: Channel;
  readonly identity: PresentClient;
  /** Made by the server's choice, in the connection's token. */
  readonly serverSide: boolean;
  /** Wants to be told of others coming and going. */
  readonly hearsJoins: boolean;

  constructor(
    receiver: Receiver,
    channel: Channel,
    identity: PresentClient,
    choices: { readonly serverSide: boolean; readonly hearsJoins: boolean },
  ) {
    this.receiver = receiver;
    this.channel = channel;
    this.identity = identity;
    this.serverSide = choices.serverSide;
    this.hearsJoins = choices.hearsJoins;
  }

  get live(): boolean {
    return this.position !== BUFFERING;
  }

  /**
   * Whether everything that arrived while buffering follows on `top`. False when the stream
   * started over or the bus lost something meanwhile: the subscriber has to ask again.
   */
  follows(top: StreamPosition): boolean {
    let next = top.offset + 1;
    for (const { offset, epoch } of this.buffer) {
      if (epoch !== top.epoch || offset > next) {
        return false;
      }
      next = Math.max(next, offset + 1);
    }
    return true;
  }

  /** Stops buffering: writes what arrived after `top`, then everything as it comes. */
  goLive(top: StreamPosition): void {
    this.position = top.offset;
    this.epoch = top.epoch;
    const held = this.buffer;
    this.buffer = [];
    for (const publication of held) {
      this.accept(publication);
    }
  }

  /** Takes one publication from the channel: writes, holds back, skips it, or gives up. */
  accept(publication: Publication): void {
    if (this.position === BUFFERING) {
      this.buffer.push(publication);
    } else if (!this.channel.namespace.tracked) {
      this.receiver.send(this.channel.push(publication));
    } else if (publication.epoch !== this.epoch || publication.offset > this.position + 1) {
      this.channel.lose(this);
    } else if (publication.offset === this.position + 1) {
      this.position = publication.offset;
      this.receiver.send(this.channel.push(publication));
    }
  }
}
