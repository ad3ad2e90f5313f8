import { describe, expect, it } from 'vitest';
import { type AlertQueue, createAlertQueue } from './alert-queue.ts';

function setup() {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  const queue: AlertQueue = createAlertQueue({
    now: () => now,
    later: (run, milliseconds) => {
      const timer = { at: now + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const timer of timers.filter(({ at }) => at <= now)) {
      timers = timers.filter((other) => other !== timer);
      timer.run();
    }
  };
  const shown = () => queue.current()?.key ?? null;
  const close = () => queue.close(queue.current()?.id ?? -1);
  return { queue, pass, shown, close };
}

describe('alerts', () => {
  it('come one at a time and at least 400 ms apart [2.3-02] [9-06]', () => {
    const { queue, pass, shown, close } = setup();
    queue.show({ key: 'a' });
    queue.show({ key: 'b' });
    expect(shown()).toBe('a');
    pass(100);
    close();
    expect(shown()).toBeNull();
    pass(299);
    expect(shown()).toBeNull();
    pass(1);
    expect(shown()).toBe('b');
  });

  it('last 3000 ms by default, and errors until they are closed [9-06]', () => {
    const { queue, pass, close } = setup();
    queue.show({ key: 'a' });
    expect(queue.current()?.duration).toBe(3000);
    pass(5000);
    close();
    queue.show({ key: 'b', tone: 'error', duration: 10 });
    expect(queue.current()).not.toHaveProperty('duration');
  });

  it('merge with the same one, but never when first seen unless they say so [2.3-02]', () => {
    const { queue, pass, shown, close } = setup();
    queue.show({ key: 'a' });
    queue.show({ key: 'b', values: { sum: 1 } });
    queue.show({ key: 'b', values: { sum: 2 } });
    queue.show({ key: 'b', values: { sum: 2 } });
    queue.show({ key: 'a' });
    const order: unknown[] = [];
    while (shown() !== null) {
      order.push([queue.current()?.key, queue.current()?.values?.sum]);
      pass(400);
      close();
    }
    expect(order).toEqual([
      ['a', undefined],
      ['b', 1],
      ['b', 2],
    ]);
  });

  it('merge with the same one at first sight where they say so, be it shown or waiting [2.3-02]', () => {
    const { queue, pass, shown, close } = setup();
    const keys: (string | null)[] = [];
    for (const key of ['a', 'b']) {
      queue.show({ key });
      queue.show({ key, ignoreDuplicates: true });
    }
    queue.show({ key: 'c', values: { sum: 1 }, ignoreDuplicates: true });
    queue.show({ key: 'c', values: { sum: 2 }, ignoreDuplicates: true });
    while (shown() !== null) {
      keys.push(shown());
      pass(400);
      close();
    }
    expect(keys).toEqual(['a', 'b', 'c', 'c']);
  });

  it('come again once the same one has gone', () => {
    const { queue, pass, shown, close } = setup();
    for (let time = 0; time < 2; time += 1) {
      queue.show({ key: 'a' });
      expect(shown()).toBe('a');
      pass(400);
      close();
      expect(shown()).toBeNull();
    }
  });

  it('tell whoever listens of each change once, and nobody who no longer does', () => {
    const { queue, pass, close } = setup();
    const heard: (string | null)[] = [];
    const stop = queue.subscribe(() => heard.push(queue.current()?.key ?? null));
    queue.show({ key: 'a' });
    queue.show({ key: 'b' });
    pass(400);
    close();
    expect(heard).toEqual(['a', null, 'b']);
    stop();
    close();
    expect(heard).toHaveLength(3);
  });

  it('close only the one that is shown', () => {
    const { queue, shown } = setup();
    queue.show({ key: 'a' });
    queue.close(99);
    expect(shown()).toBe('a');
  });

  it('go with the page, and what waits follows [2.1-33]', () => {
    const { queue, pass, shown } = setup();
    queue.show({ key: 'a' });
    queue.show({ key: 'b' });
    pass(500);
    queue.hide();
    expect(shown()).toBe('b');
    queue.hide();
    expect(shown()).toBeNull();
  });
});
