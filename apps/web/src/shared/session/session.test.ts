import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession, type Session, type SignOutReason } from './session.ts';
import { isUsable, readClaims } from './token.ts';
import { requestTokenStore } from './token-store.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');

function token(playerId: string, secondsLeft: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: playerId, exp: NOW / 1000 + secondsLeft })}.signature`;
}

interface Setup {
  readonly held?: string;
  readonly renew?: (isDoubted: boolean) => Promise<string | null>;
}

function start({ held, renew = async () => null }: Setup) {
  const heard: (string | null)[] = [];
  const ended: SignOutReason[] = [];
  const store = requestTokenStore(held ? `access_token=${held}` : '');
  const session: Session = createSession({
    store,
    now: () => NOW,
    renew,
    broadcast: (playerId) => heard.push(playerId),
  });
  session.onSignedOut((reason) => ended.push(reason));
  return { session, store, heard, ended };
}

describe('access token', () => {
  it('counts as expired ten seconds before it is [5c-02]', () => {
    expect(isUsable(readClaims(token('p', 11)), NOW)).toBe(true);
    expect(isUsable(readClaims(token('p', 10)), NOW)).toBe(false);
    expect(isUsable(readClaims(token('p', -1)), NOW)).toBe(false);
  });

  it('reads names outside Latin-1 and refuses what is no token', () => {
    expect(readClaims(token('игрок', 60))?.playerId).toBe('игрок');
    for (const text of ['', 'a', 'a.b.c', 'a.e30.c', `a.${btoa('null')}.c`]) {
      expect(readClaims(text)).toBeNull();
    }
  });
});

describe('session', () => {
  it('is a guest without a token, a player with a good one, to be resumed with an old one', () => {
    expect(start({}).session.getState()).toEqual({ status: 'guest' });
    expect(start({ held: token('p', 60) }).session.getState()).toEqual({
      status: 'player',
      playerId: 'p',
    });
    expect(start({ held: token('p', 5) }).session.getState()).toEqual({ status: 'resuming' });
  });

  it('sends a good token as it is and renews an old one first [6-03]', async () => {
    const good = token('p', 60);
    expect(await start({ held: good }).session.bearer()).toBe(good);
    const next = token('p', 900);
    const { session, store } = start({ held: token('p', 5), renew: async () => next });
    expect(await session.bearer()).toBe(next);
    expect(store.read()).toBe(next);
    expect(session.getState()).toEqual({ status: 'player', playerId: 'p' });
  });

  it('renews once for calls that leave together [4-30]', async () => {
    let renewals = 0;
    const { session } = start({
      held: token('p', 5),
      renew: async () => {
        renewals += 1;
        return token('p', 900);
      },
    });
    const tokens = await Promise.all([session.bearer(), session.bearer(), session.settle()]);
    expect(renewals).toBe(1);
    expect(tokens[0]).toBe(tokens[1]);
  });

  it('ends when the renewal is refused and tells the other tabs [4-29] [8-04]', async () => {
    const { session, store, heard, ended } = start({ held: token('p', 5) });
    expect(await session.bearer()).toBeNull();
    expect(session.getState()).toEqual({ status: 'guest' });
    expect(store.read()).toBeNull();
    expect(heard).toEqual([null]);
    expect(ended).toEqual(['refreshFailed']);
  });

  it('renews a token that the server did not take, unless that is done already', async () => {
    const next = token('p', 900);
    const renewals: boolean[] = [];
    const renew = async (isDoubted: boolean) => {
      renewals.push(isDoubted);
      return next;
    };
    const held = token('p', 600);
    const { session, ended } = start({ held, renew });
    expect(await session.doubted(held)).toBe(next);
    // A call that left with the old one is told late.
    expect(await session.doubted(held)).toBe(next);
    expect(renewals).toEqual([true]);
    expect(ended).toEqual([]);
  });

  it('shows a player whose profile cannot be loaded as a guest on this page, and keeps the token [8-05]', () => {
    const held = token('p', 600);
    const { session, store, heard, ended } = start({ held });
    session.setAside();
    expect(session.getState()).toEqual({ status: 'guest' });
    expect(store.read()).toBe(held);
    expect(heard).toEqual([]);
    expect(ended).toEqual(['setAside']);
  });

  it('survives a renewal that could not be requested', async () => {
    const held = token('p', 5);
    const { session, store, ended } = start({
      held,
      renew: () => Promise.reject(new Error('offline')),
    });
    await expect(session.bearer()).rejects.toThrow('offline');
    expect((await session.settle()).status).toBe('resuming');
    expect(store.read()).toBe(held);
    expect(ended).toEqual([]);
  });

  it('signs in with a new token and says so once [4-28]', () => {
    const { session, heard } = start({});
    const signedIn: string[] = [];
    session.onSignedIn((playerId) => signedIn.push(playerId));
    session.start(token('p', 900));
    session.start(token('p', 901));
    expect(signedIn).toEqual(['p']);
    expect(heard).toEqual(['p']);
    // Somebody else is another sign-in.
    session.start(token('q', 900));
    expect(session.getState()).toEqual({ status: 'player', playerId: 'q' });
    expect(signedIn).toEqual(['p', 'q']);
    expect(heard).toEqual(['p', 'q']);
  });

  it('takes no token that cannot be read, and stays who it was', () => {
    const held = token('p', 60);
    const { session, store, heard } = start({ held });
    expect(() => session.start('no token')).toThrow();
    expect(store.read()).toBe(held);
    expect(session.getState()).toEqual({ status: 'player', playerId: 'p' });
    expect(heard).toEqual([]);
  });

  it('asks again for a session that the server could not use when it rendered the page', async () => {
    const { session } = start({ held: token('p', 60), renew: async () => token('p', 900) });
    session.restore({ status: 'guest' });
    expect(await session.settle()).toEqual({ status: 'player', playerId: 'p' });
  });

  it('keeps what the server rendered for the parts of the page that hydrate late', async () => {
    const { session } = start({ held: token('p', 5), renew: async () => token('p', 900) });
    session.restore({ status: 'resuming' });
    await session.settle();
    expect(session.getState().status).toBe('player');
    expect(session.getRendered()).toEqual({ status: 'resuming' });
  });

  it('doubts a token that looks good but that the server could not use', async () => {
    const doubts: boolean[] = [];
    const renew = async (isDoubted: boolean) => {
      doubts.push(isDoubted);
      return token('p', 900);
    };
    const { session } = start({ held: token('p', 60), renew });
    session.restore({ status: 'guest' });
    await session.settle();
    await start({ held: token('p', 5), renew }).session.settle();
    expect(doubts).toEqual([true, false]);
  });

  it('leaves a guest in peace', async () => {
    const { session, ended } = start({});
    session.end('rejected');
    expect(await session.settle()).toEqual({ status: 'guest' });
    expect(ended).toEqual([]);
  });
});

describe('signing out', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ends the session here once the server has answered, also by a refusal', async () => {
    for (const answer of [() => Promise.resolve(), () => Promise.reject(new Error('gone'))]) {
      const { session, ended } = start({ held: token('p', 60) });
      session.endWhenTold(answer());
      expect(ended).toEqual([]);
      await vi.advanceTimersByTimeAsync(0);
      expect(ended).toEqual(['signedOut']);
    }
  });

  it('ends it here although the server never answers, and only once', async () => {
    const { session, ended } = start({ held: token('p', 60) });
    let answer = () => {};
    session.endWhenTold(new Promise<void>((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(10_000);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toEqual(['signedOut']);
  });

  it('gives its token to the sign-out alone: the server is refusing it to everything else', async () => {
    const held = token('p', 60);
    const { session } = start({ held });
    const own = session.bearer();
    let answer = () => {};
    session.endWhenTold(new Promise<void>((resolve) => (answer = resolve)));
    const later = session.bearer();
    expect(await own).toBe(held);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(await later).toBeNull();
    session.start(token('q', 60));
    expect(await session.bearer()).toBe(token('q', 60));
  });

  it('is no lost session when what was still under way is refused meanwhile', async () => {
    const held = token('p', 60);
    const { session, ended } = start({ held, renew: async () => null });
    let answer = () => {};
    session.endWhenTold(new Promise<void>((resolve) => (answer = resolve)));
    await session.doubted(held);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toEqual(['signedOut']);
  });
});
