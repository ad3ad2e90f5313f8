import type { PresentClient } from './broker.ts';
import type { Timer } from './clock.ts';
import type { Connection } from './connection.ts';
import type { Core } from './core.ts';
import { unsubscribePush } from './frames.ts';
import type { Member } from './hub.ts';
import { type Disconnect, disconnects, type Unsubscribe, unsubscribes } from './protocol.ts';
import { announceLeave } from './subscribing.ts';
import type { Receiver, Subscription } from './subscription.ts';
import type { ConnectionClaims } from './tokens.ts';

/** One client: who it is, and what it is subscribed to. */
export class Session implements Member, Receiver {
  readonly id: string;
  readonly core: Core;
  readonly subscriptions = new Map<string, Subscription>();
  private readonly connection: Connection;
  private readonly handshake: Timer;
  private expiry: Timer | undefined;
  private claims: ConnectionClaims | undefined;

  constructor(core: Core, connection: Connection) {
    this.core = core;
    this.id = core.newId();
    this.connection = connection;
    this.handshake = core.clock.after(core.limits.handshakeSeconds * 1000, () =>
      this.close(disconnects.stale),
    );
    connection.onClosed = () => this.ended();
  }

  get closed(): boolean {
    return this.connection.closed;
  }

  /** `''` for a guest. */
  get user(): string {
    return this.claims?.user ?? '';
  }

  /** Whether the client has shown who it is. */
  get known(): boolean {
    return this.claims !== undefined;
  }

  get identity(): PresentClient {
    const { user, id: client } = this;
    const info = this.claims?.info;
    const shown = info === undefined ? { user, client } : { user, client, conn_info: info };
    return { user, client, info: JSON.stringify(shown) };
  }

  /** From now on the client is reached, and cut off, as whom its token names. */
  identify(claims: ConnectionClaims): void {
    this.claims = claims;
    this.core.hub.enter(this);
  }

  /** Takes the client in, whose sign-in counts. */
  admit(): void {
    this.handshake.cancel();
  }

  /** Not taken in: it is nobody again, who may come with another token. */
  forget(): void {
    // The hub finds a member by its user.
    this.core.hub.leave(this);
    this.claims = undefined;
  }

  startPings(): void {
    this.connection.startPings();
  }

  pong(): void {
    this.connection.pong();
  }

  send(text: string): void {
    this.connection.send(text);
  }

  deliver(frame: Buffer, text: string): void {
    this.connection.deliver(frame, text);
  }

  close(disconnect: Disconnect): void {
    this.connection.close(disconnect);
  }

  dismiss(channel: string): void {
    const subscription = this.subscriptions.get(channel);
    if (subscription !== undefined) {
      this.revoke(subscription, unsubscribes.server);
    }
  }

  revoke(subscription: Subscription, why: Unsubscribe): void {
    // The client cannot subscribe again by itself to what the server chose for it.
    if (subscription.serverSide && why.code === unsubscribes.insufficientState.code) {
      this.close(disconnects.insufficientState);
    } else if (this.drop(subscription)) {
      this.send(unsubscribePush(subscription.channel.name, why));
    }
  }

  /** Whether a subscription is still one of this session. */
  holds(subscription: Subscription): boolean {
    return this.subscriptions.get(subscription.channel.name) === subscription;
  }

  /** Forgets a subscription and tells the channel, without telling the client. */
  drop(subscription: Subscription): boolean {
    if (!this.holds(subscription)) {
      return false;
    }
    this.subscriptions.delete(subscription.channel.name);
    subscription.expiry?.cancel();
    this.core.hub.unsubscribe(subscription);
    if (subscription.live) {
      announceLeave(this.core, subscription);
    }
    return true;
  }

  /**
   * Sets when the connection ends unless refreshed, in seconds since the Unix epoch; what
   * `connect` and `refresh` reply of it, `ttl` in seconds.
   */
  expireAt(seconds: number | undefined): { expires?: true; ttl?: number } {
    this.expiry?.cancel();
    this.expiry = undefined;
    if (seconds === undefined) {
      return {};
    }
    const { clock, limits } = this.core;
    const left = seconds * 1000 - clock.now();
    this.expiry = clock.after(left + limits.expiryGraceSeconds * 1000, () =>
      this.close(disconnects.expired),
    );
    return { expires: true, ttl: Math.max(1, Math.ceil(left / 1000)) };
  }

  private ended(): void {
    this.handshake.cancel();
    this.expiry?.cancel();
    for (const subscription of [...this.subscriptions.values()]) {
      this.drop(subscription);
    }
    if (this.known) {
      this.core.hub.leave(this);
    }
  }
}
