import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from '../net/session.ts';

const now = Date.UTC(2026, 10, 27, 12);
beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

const token = (name: string, seconds = 600) => {
  const claims = { sub: name, currency: 'BRL', exp: now / 1000 + seconds };
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`;
};

describe('the session', () => {
  it('reads the player and the currency of a token, and is a guest of nobody with none', () => {
    const session = new Session(token('ada'), () => undefined);
    expect([session.player.value, session.currency.value]).toEqual(['ada', 'BRL']);
    session.give(null);
    expect([session.player.value, session.currency.value]).toEqual([null, 'EUR']);
    session.give('nonsense');
    expect(session.player.value).toBeNull();
    session.close();
  });

  it('asks once for however many need a new token, and takes it from the answer or later', async () => {
    const ask = vi.fn(async () => token('bob'));
    const session = new Session(token('ada'), ask);
    expect(await Promise.all([session.renew(), session.renew()])).toEqual([
      token('bob'),
      token('bob'),
    ]);
    expect(ask).toHaveBeenCalledOnce();

    const later = new Session(token('ada'), () => undefined);
    const renewed = later.renew();
    await vi.advanceTimersByTimeAsync(3000);
    later.give(token('cleo'));
    expect(await renewed).toBe(token('cleo'));
    session.close();
    later.close();
  });

  it('gives up after a while, when asking fails, and does not ask again at once', async () => {
    const ask = vi.fn(() => Promise.reject(new Error('offline')));
    const session = new Session(token('ada'), ask);
    const renewed = session.renew();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await renewed).toBeNull();
    expect(await session.renew()).toBeNull();
    expect(ask).toHaveBeenCalledOnce();
    session.close();
  });

  it('asks before a token ends', async () => {
    const ask = vi.fn();
    const session = new Session(token('ada', 600), ask);
    await vi.advanceTimersByTimeAsync(569_000);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(ask).toHaveBeenCalledOnce();
    session.close();
  });
});
