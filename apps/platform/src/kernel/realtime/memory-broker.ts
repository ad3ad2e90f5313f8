import {
  type Broker,
  type BrokerEvents,
  type Control,
  type HistoryPage,
  type HistoryQuery,
  IDEMPOTENCY_SECONDS,
  POSITION_SECONDS,
  type PresenceChange,
  type PublishOptions,
  type PublishOutcome,
  UNUSED_POSITION_SECONDS,
} from './broker.ts';
import type { RealtimeClock, Timer } from './clock.ts';
import type { StreamPosition } from './protocol.ts';

interface Stream {
  readonly epoch: string;
  offset: number;
  entries: { readonly offset: number; readonly data: string }[];
  /** Milliseconds since the Unix epoch. */
  entriesExpireAt: number;
  forgottenAt: number;
}

export interface MemoryBrokerOptions {
  readonly clock: RealtimeClock;
  /** Makes a new epoch; must not repeat after a restart, or clients would trust old offsets. */
  readonly newEpoch: () => string;
}

const SWEEP_SECONDS = 30;

/** The broker of a single node: streams live in this process and end with it. */
export function createMemoryBroker({ clock, newEpoch }: MemoryBrokerOptions): Broker {
  const streams = new Map<string, Stream>();
  const published = new Map<string, { at: StreamPosition; forgottenAt: number }>();
  let events: BrokerEvents | undefined;
  let sweeping: Timer | undefined;

  function sweep(): void {
    const now = clock.now();
    for (const [key, { forgottenAt }] of published) {
      if (forgottenAt <= now) {
        published.delete(key);
      }
    }
    for (const [channel, stream] of streams) {
      if (stream.forgottenAt <= now) {
        streams.delete(channel);
      } else if (stream.entriesExpireAt <= now) {
        stream.entries = [];
      }
    }
    sweeping = clock.after(SWEEP_SECONDS * 1000, sweep);
  }

  function open(channel: string, now: number): Stream {
    const known = streams.get(channel);
    if (known !== undefined && known.forgottenAt > now) {
      keep(known, now);
      if (known.entriesExpireAt <= now) {
        known.entries = [];
      }
      return known;
    }
    const stream = {
      epoch: newEpoch(),
      offset: 0,
      entries: [],
      entriesExpireAt: 0,
      forgottenAt: 0,
    };
    keep(stream, now);
    streams.set(channel, stream);
    return stream;
  }

  function keep(stream: Stream, now: number): void {
    const seconds = stream.offset > 0 ? POSITION_SECONDS : UNUSED_POSITION_SECONDS;
    stream.forgottenAt = now + seconds * 1000;
  }

  function append(channel: string, data: string, options: PublishOptions): StreamPosition {
    if (options.historySize === 0) {
      events?.publication({ channel, data, offset: 0, epoch: '' });
      return { offset: 0, epoch: '' };
    }
    const now = clock.now();
    const stream = open(channel, now);
    stream.offset += 1;
    keep(stream, now);
    stream.entries.push({ offset: stream.offset, data });
    while (stream.entries.length > options.historySize) {
      stream.entries.shift();
    }
    stream.entriesExpireAt = now + options.historyTtlSeconds * 1000;
    const { epoch, offset } = stream;
    events?.publication({ channel, data, offset, epoch });
    return { offset, epoch };
  }

  return {
    async start(given) {
      events = given;
      sweeping = clock.after(SWEEP_SECONDS * 1000, sweep);
    },

    async publish(channel, data, options): Promise<PublishOutcome> {
      if (options.idempotencyKey === undefined) {
        return { ...append(channel, data, options), duplicate: false };
      }
      const key = `${channel}\n${options.idempotencyKey}`;
      const earlier = published.get(key);
      if (earlier !== undefined && earlier.forgottenAt > clock.now()) {
        return { ...earlier.at, duplicate: true };
      }
      const at = append(channel, data, options);
      published.set(key, { at, forgottenAt: clock.now() + IDEMPOTENCY_SECONDS * 1000 });
      return { ...at, duplicate: false };
    },

    async history(channel, query): Promise<HistoryPage> {
      const stream = open(channel, clock.now());
      return {
        top: { offset: stream.offset, epoch: stream.epoch },
        publications: select(stream.entries, query),
      };
    },

    announce(channel: string, change: PresenceChange, info: string) {
      events?.presence(channel, change, info);
    },

    async control(control: Control) {
      events?.control(control);
    },

    enter: () => undefined,
    leave: () => undefined,
    othersPresent: async () => new Map(),
    othersTotals: async () => ({ clients: 0, users: [] }),
    otherConnections: async () => 0,

    async close() {
      sweeping?.cancel();
      events = undefined;
    },
  };
}

function select(entries: Stream['entries'], { limit, since, reverse }: HistoryQuery) {
  if (reverse) {
    const older = since === undefined ? entries : entries.filter(({ offset }) => offset < since);
    return older.toReversed().slice(0, limit);
  }
  const newer = since === undefined ? entries : entries.filter(({ offset }) => offset > since);
  return newer.slice(0, limit);
}
