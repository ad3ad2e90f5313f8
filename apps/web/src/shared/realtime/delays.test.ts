import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openRealtime } from './connection.ts';
import { FakeSocket } from './socket.fixture.ts';

/** When each socket was opened, in milliseconds since the start. */
let opened: number[] = [];
/** What becomes of a socket once it is made. */
let fate: 'refused' | 'silent' = 'refused';

class Socket extends FakeSocket {
  constructor() {
    super();
    opened.push(Date.now());
    if (fate === 'refused') setTimeout(() => this.close(), 0);
    else setTimeout(() => this.onopen?.(), 0);
  }
  send() {}
}

const gaps = () => opened.slice(1).map((at, index) => at - (opened[index] ?? 0));

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('WebSocket', Socket);
  opened = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('comes back after half a second at the earliest, later each time, and every 20 seconds in the end [9-07]', async () => {
  fate = 'refused';
  const realtime = openRealtime({ url: 'ws://site.test', token: async () => '' });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  realtime.close();
  const waited = gaps();
  expect(waited.length).toBeGreaterThan(25);
  for (const gap of waited) {
    expect(gap).toBeGreaterThanOrEqual(500);
    expect(gap).toBeLessThanOrEqual(20_100);
  }
  expect(Math.max(...waited.slice(0, 2)), 'soon at first').toBeLessThan(3_000);
  const late = waited.slice(10);
  expect(late.reduce((sum, gap) => sum + gap, 0) / late.length).toBeGreaterThan(8_000);
});

it('gives up a connection that says nothing for five seconds, and opens another [9-07]', async () => {
  fate = 'silent';
  const realtime = openRealtime({ url: 'ws://site.test', token: async () => '' });
  await vi.advanceTimersByTimeAsync(4_900);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(opened).toHaveLength(2);
  realtime.close();
});
