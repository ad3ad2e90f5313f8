import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openRealtime } from './connection.ts';
import { FakeSocket } from './socket.fixture.ts';

const channel = 'wallet:accounts#42';

interface Told {
  readonly offset: number;
  readonly recovered?: boolean;
}
/** What each subscription is answered, in order; the last one again and again. */
let answers: Told[] = [];
let sockets: Socket[] = [];

interface Command {
  readonly id: number;
  readonly connect?: object;
  readonly subscribe?: { readonly recover?: boolean };
}

/** A server with one channel. */
class Socket extends FakeSocket {
  constructor() {
    super();
    sockets.push(this);
    setTimeout(() => this.onopen?.(), 0);
  }
  send(text: string) {
    for (const line of text.split('\n').filter(Boolean)) this.answer(JSON.parse(line));
  }
  private answer({ id, connect, subscribe }: Command) {
    if (connect) this.tell({ id, connect: { client: 'one', version: '', ping: 25, pong: true } });
    if (!subscribe) return;
    const { offset = 0, recovered } =
      answers.length > 1 ? (answers.shift() ?? {}) : (answers[0] ?? {});
    const was = subscribe.recover ? { was_recovering: true, recovered } : {};
    this.tell({
      id,
      subscribe: { recoverable: true, positioned: true, epoch: 'e', offset, ...was },
    });
  }
  private tell(reply: object) {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(reply) }), 0);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('WebSocket', Socket);
  sockets = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function followed() {
  const missed = vi.fn();
  const realtime = openRealtime({ url: 'ws://site.test', token: async () => 'token' });
  realtime.follow({ channel, message: () => undefined, missed });
  await vi.advanceTimersByTimeAsync(100);
  return { missed, realtime };
}

it('requests what may have changed between the page and its first subscription [P-40]', async () => {
  answers = [{ offset: 3 }];
  const { missed, realtime } = await followed();
  expect(missed).toHaveBeenCalledOnce();
  realtime.close();
});

it('requests nothing of a channel on which nothing was ever told', async () => {
  answers = [{ offset: 0 }];
  const { missed, realtime } = await followed();
  expect(missed).not.toHaveBeenCalled();
  realtime.close();
});

it.each([
  { recovered: true, times: 0 },
  { recovered: false, times: 1 },
])(
  'requests anew after a gap only what was not recovered: $recovered',
  async ({ recovered, times }) => {
    answers = [{ offset: 0 }, { offset: 2, recovered }];
    const { missed, realtime } = await followed();
    sockets[0]?.close();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sockets).toHaveLength(2);
    expect(missed).toHaveBeenCalledTimes(times);
    realtime.close();
  },
);
