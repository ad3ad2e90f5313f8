import { describe, expect, it } from 'vitest';
import { launchOrigin, readFrameMessage } from './frame-messages.ts';

const studio = 'http://studio.test:3100';
const source = 'pierlight-studio';
const money = { currency: 'EUR', subunitToUnit: 100 };
const read = (data: unknown, origin = studio) => readFrameMessage({ origin, data }, studio);

describe("messages of a game's frame", () => {
  it('are heard in every shape the studio has', () => {
    for (const type of ['ready', 'close', 'deposit'])
      expect(read({ source, type })).toEqual({ type });
    expect(read({ source, type: 'error', code: 'x' })).toEqual({ type: 'error', code: 'x' });
    expect(read({ source, type: 'table', gameId: 'salon-21' })).toEqual({
      type: 'table',
      gameId: 'salon-21',
    });
    expect(read({ source, type: 'round-started', stake: 75, ...money })).toEqual({
      type: 'round-started',
      stake: 75,
      ...money,
    });
    expect(read({ source, type: 'round-ended', win: 0, balance: 9925, ...money })).toEqual({
      type: 'round-ended',
      win: 0,
      balance: 9925,
      ...money,
    });
  });

  it('of another origin are ignored, however alike it looks [P-32]', () => {
    const message = { source, type: 'close' };
    expect(read(message)).not.toBeNull();
    for (const origin of [
      'http://studio.test',
      'https://studio.test:3100',
      'http://studio.test:3100.evil.test',
      'http://evil.test:3100',
      'null',
      '',
    ])
      expect(read(message, origin)).toBeNull();
  });

  it('of another shape are ignored [P-32]', () => {
    const ended = { source, type: 'round-ended', win: 1, balance: 2, ...money };
    expect(read(ended)).not.toBeNull();
    for (const wrong of [
      null,
      undefined,
      'close',
      7,
      [],
      [source, 'close'],
      {},
      { type: 'close' },
      { source: 'other', type: 'close' },
      { source, type: 'pay-out' },
      { source, type: 'toString' },
      { source, type: 'error' },
      { source, type: 'table' },
      { source, type: 'table', gameId: '../../wallet' },
      { source, type: 'table', gameId: 'x'.repeat(101) },
      { source, type: 'round-started', ...money },
      { ...ended, win: '1' },
      { ...ended, win: -1 },
      { ...ended, win: 0.5 },
      { ...ended, win: Number.NaN },
      { ...ended, balance: Number.POSITIVE_INFINITY },
      { ...ended, balance: 2 ** 60 },
      { ...ended, currency: 5 },
      { ...ended, subunitToUnit: 0 },
    ])
      expect(read(wrong)).toBeNull();
  });

  it('carry nothing beyond their shape [P-32]', () => {
    expect(read({ source, type: 'close', redirect: 'https://evil.test' })).toEqual({
      type: 'close',
    });
  });

  it('are expected from the origin of a web address only [P-32]', () => {
    expect(launchOrigin('http://127.0.0.1:3101/play/x?token=1')).toBe('http://127.0.0.1:3101');
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '/play', '', 'blob:http://a/b'])
      expect(launchOrigin(url)).toBeNull();
  });
});
