import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadPatiently } from './lazy.ts';

describe('a part that is loaded when it is needed', () => {
  afterEach(() => vi.unstubAllGlobals());

  function browser(isOnline: boolean) {
    const target = new EventTarget();
    const connection = { onLine: isOnline };
    vi.stubGlobal('window', target);
    vi.stubGlobal('navigator', connection);
    return {
      connect() {
        connection.onLine = true;
        target.dispatchEvent(new Event('online'));
      },
    };
  }

  test('is tried again after a failure', async () => {
    browser(true);
    const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('the part');
    await expect(loadPatiently(load, { pauses: [0] })).resolves.toBe('the part');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('waits for a connection before it is tried again', async () => {
    const { connect } = browser(false);
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('the part');
    const part = loadPatiently(load, { pauses: [0] });
    await new Promise((resolve) => setImmediate(resolve));
    expect(load).toHaveBeenCalledTimes(1);
    connect();
    await expect(part).resolves.toBe('the part');
  });

  test('fails with its last failure when every try failed', async () => {
    browser(true);
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('first'))
      .mockRejectedValue(new Error('last'));
    await expect(loadPatiently(load, { pauses: [0] })).rejects.toThrow('last');
  });

  test('fails at once on the server', async () => {
    const load = vi.fn().mockRejectedValue(new Error('broken'));
    await expect(loadPatiently(load, { pauses: [0] })).rejects.toThrow('broken');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
