import { describe, expect, it } from 'vitest';
import { createSession, type SessionState } from './session.ts';
import { requestTokenStore } from './token-store.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

function token(secondsLeft: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: 'anna', exp: NOW / 1000 + secondsLeft })}.x`;
}

function open(held: string | null, renewed: string | null = null) {
  const seen: SessionState['status'][] = [];
  const session = createSession({
    store: requestTokenStore(held === null ? '' : `access_token=${held}`),
    now: () => NOW,
    renew: async () => renewed,
    broadcast: () => undefined,
  });
  seen.push(session.getState().status);
  session.subscribe(() => seen.push(session.getState().status));
  return { session, seen };
}

describe('a tab', () => {
  it('goes from guest to player and back [4-27]', () => {
    const { session, seen } = open(null);
    session.start(token(900));
    session.end('signedOut');
    expect(seen).toEqual(['guest', 'player', 'guest']);
  });

  it('is neither while a kept token is renewed, then a player [4-27]', async () => {
    const { session, seen } = open(token(5), token(900));
    expect(await session.settle()).toEqual({ status: 'player', playerId: 'anna' });
    expect(seen).toEqual(['resuming', 'player']);
  });

  it('is neither while a kept token is renewed, then a guest where that is refused [4-27]', async () => {
    const { session, seen } = open(token(-900));
    expect(await session.settle()).toEqual({ status: 'guest' });
    expect(seen).toEqual(['resuming', 'guest']);
  });
});
