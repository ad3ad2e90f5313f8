import { describe, expect, it } from 'vitest';
import { launchOrigin, readFrameMessage } from './frame-messages.ts';

const frame = 'http://127.0.0.1:3102';
const ended = {
  source: 'pierlight-studio',
  type: 'round-ended',
  win: 250,
  balance: 1_250,
  currency: 'EUR',
  subunitToUnit: 100,
};

describe('messages that reach the window [P-32]', () => {
  it('are heard from the frame, in the shape it speaks', () => {
    const { source, ...message } = ended;
    expect(readFrameMessage({ origin: frame, data: ended }, frame)).toEqual(message);
    const ready = { source, type: 'ready' };
    expect(readFrameMessage({ origin: frame, data: ready }, frame)).toEqual({ type: 'ready' });
  });

  it.each([
    'http://127.0.0.1:3103',
    'https://127.0.0.1:3102',
    'http://127.0.0.1',
    'http://127.0.0.1:3102.evil.example',
    'null',
    '',
  ])('are ignored from the origin %j', (origin) => {
    expect(readFrameMessage({ origin, data: ended }, frame)).toBeNull();
  });

  it.each([
    ['no source', { ...ended, source: undefined }],
    ['another source', { ...ended, source: 'an extension' }],
    ['an unknown type', { ...ended, type: 'withdraw' }],
    ['a fraction', { ...ended, win: 0.5 }],
    ['a negative sum', { ...ended, balance: -1 }],
    ['a sum as text', { ...ended, win: '250' }],
    ['a sum no number holds exactly', { ...ended, win: 2 ** 53 }],
    ['no currency', { ...ended, currency: undefined }],
    ['a unit of nothing', { ...ended, subunitToUnit: 0 }],
    ['an error without a code', { source: 'pierlight-studio', type: 'error' }],
    ['a list', [ended]],
    ['a text', JSON.stringify(ended)],
    ['nothing', null],
  ])('are ignored with %s', (_what, data) => {
    expect(readFrameMessage({ origin: frame, data }, frame)).toBeNull();
  });

  it.each([
    ['http://127.0.0.1:3102/play?x=1', frame],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['/relative', null],
    ['', null],
  ])('have an origin to compare with: %j is %j', (url, origin) => {
    expect(launchOrigin(url)).toBe(origin);
  });
});
