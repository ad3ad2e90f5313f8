import type { BrokerEvents } from './broker.ts';
import { Channel, type ChannelContext } from './channel.ts';
import type { Namespace } from './channels.ts';
import type { Disconnect } from './protocol.ts';
import type { Subscription } from './subscription.ts';

/** A connection that has shown whose it is, as the hub needs to reach it. */
export interface Member {
  readonly id: string;
  readonly user: string;
  close(disconnect: Disconnect): void;
  /** Ends the member's subscription to a channel, if it has one. */
  dismiss(channel: string): void;
}

/** Everything connected to this node: channels by name, connections by user. */
export class Hub {
  readonly channels = new Map<string, Channel>();
  private readonly members = new Map<string, Set<Member>>();
  private readonly context: ChannelContext;
  private count = 0;

  constructor(context: ChannelContext) {
    this.context = context;
  }

  /** Connections of this node. */
  get size(): number {
    return this.count;
  }

  enter(member: Member): void {
    const same = this.members.get(member.user);
    if (same === undefined) {
      this.members.set(member.user, new Set([member]));
    } else {
      same.add(member);
    }
    this.count += 1;
    this.context.metrics.connections(1);
  }

  leave(member: Member): void {
    const same = this.members.get(member.user);
    if (same?.delete(member)) {
      this.count -= 1;
      this.context.metrics.connections(-1);
      if (same.size === 0) {
        this.members.delete(member.user);
      }
    }
  }

  everyone(): Member[] {
    return [...this.members.values()].flatMap((same) => [...same]);
  }

  /** The channel of that name, made when nobody was there before. */
  channel(name: string, namespace: Namespace): Channel {
    const known = this.channels.get(name);
    if (known !== undefined) {
      return known;
    }
    const channel = new Channel(name, namespace, this.context);
    this.channels.set(name, channel);
    return channel;
  }

  subscribe(subscription: Subscription): void {
    subscription.channel.add(subscription);
    this.context.metrics.subscriptions(subscription.channel.namespace.name, 1);
  }

  unsubscribe(subscription: Subscription): void {
    const { channel } = subscription;
    channel.remove(subscription);
    this.context.metrics.subscriptions(channel.namespace.name, -1);
    if (channel.subscriptions.size === 0) {
      this.channels.delete(channel.name);
    }
  }

  /** What the broker reports, passed to those it concerns. `resumed` is the caller's affair. */
  events(resumed: () => void): BrokerEvents {
    return {
      publication: (publication) => this.channels.get(publication.channel)?.publish(publication),
      presence: (channel, change, info) => this.channels.get(channel)?.announce(change, info),
      control: (control) => {
        for (const member of this.members.get(control.user) ?? []) {
          if (control.client !== undefined && control.client !== member.id) {
            continue;
          }
          if (control.type === 'disconnect') {
            member.close(control.disconnect);
          } else {
            member.dismiss(control.channel);
          }
        }
      },
      resumed,
      connections: () => this.count,
      present: (channel) => this.channels.get(channel)?.present ?? [],
    };
  }
}
