import type { Channel } from './channel.ts';
import type { Timer } from './clock.ts';
import type { Core } from './core.ts';
import type { StreamPosition } from './protocol.ts';
import type { Subscription } from './subscription.ts';

/** Channels compared at a time: a store with 100,000 channels is not queried all at once. */
const COMPARED_TOGETHER = 100;

/** How soon a comparison that failed is tried again, in seconds. */
const RETRY_SECONDS = 3;

export interface PositionCheck {
  /** Compares every channel now, and soon again until the streams can be read. */
  check(): void;
  stop(): void;
}

/**
 * Finds subscribers that missed a publication nobody followed up on: what this node has seen of
 * each stream is compared with the stream's top, now and then and whenever the way between nodes
 * was interrupted. A publication may be under way, so that a difference counts only if it is
 * still there after a grace; then the subscribers are told to come back (2500) and recover.
 */
export function startPositionCheck(core: Core): PositionCheck {
  const { clock, limits, hub, broker, logger } = core;
  let next: Timer | undefined;
  let stopped = false;

  async function compare(channels: readonly Channel[]): Promise<void> {
    const pages = await Promise.all(
      channels.map(({ name }) =>
        broker.history(name, { limit: 0, since: undefined, reverse: false }),
      ),
    );
    const late = channels.flatMap((channel, index) => {
      const top = pages[index]?.top;
      return top === undefined || behind(channel, top).length === 0 ? [] : [{ channel, top }];
    });
    if (late.length > 0) {
      clock.after(limits.positionGraceSeconds * 1000, () => {
        for (const { channel, top } of late) {
          for (const subscription of behind(channel, top)) {
            logger.info({ channel: channel.name, top }, 'realtime subscriber missed a publication');
            channel.lose(subscription);
          }
        }
      });
    }
  }

  async function run(): Promise<void> {
    const tracked = [...hub.channels.values()].filter(({ namespace }) => namespace.tracked);
    for (let start = 0; start < tracked.length && !stopped; start += COMPARED_TOGETHER) {
      await compare(tracked.slice(start, start + COMPARED_TOGETHER));
    }
  }

  function schedule(seconds: number): void {
    next?.cancel();
    if (!stopped) {
      next = clock.after(seconds * 1000, check);
    }
  }

  function check(): void {
    next?.cancel();
    run().then(
      () => schedule(limits.positionCheckSeconds),
      (error: unknown) => {
        logger.warn({ error }, 'realtime position check failed');
        schedule(RETRY_SECONDS);
      },
    );
  }

  schedule(limits.positionCheckSeconds);
  return {
    check,
    stop() {
      stopped = true;
      next?.cancel();
    },
  };
}

function behind(channel: Channel, top: StreamPosition): Subscription[] {
  return [...channel.subscriptions].filter(
    ({ live, epoch, position }) => live && (epoch !== top.epoch || position < top.offset),
  );
}
