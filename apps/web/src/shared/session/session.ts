import { isUsable, readClaims } from './token.ts';
import type { TokenStore } from './token-store.ts';

/**
 * `resuming`: a token is there but has to be renewed before anything of the player can be shown.
 */
export type SessionState =
  | { readonly status: 'guest' }
  | { readonly status: 'resuming' }
  | { readonly status: 'player'; readonly playerId: string };

/**
 * Why a session ended: the player left, the server refused it, or refused to renew it; `setAside`
 * ends it for this page only.
 */
export type SignOutReason = 'signedOut' | 'rejected' | 'refreshFailed' | 'setAside';

export interface SessionOptions {
  readonly store: TokenStore;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /**
   * Trades the held token for the next, one tab at a time. Resolves to null when the server refuses;
   * rejects when it could not be asked, which ends nothing. A doubted token, which the server did not
   * take although it looks good, is never kept for what another tab has just received.
   */
  readonly renew: (isDoubted: boolean) => Promise<string | null>;
  /** Tells the other tabs who is signed in now. */
  readonly broadcast: (playerId: string | null) => void;
}

export interface Session {
  getState(): SessionState;
  /** What the server rendered; parts of the page that hydrate late start from it too. */
  getRendered(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Takes over what the server rendered, so that the first render of the browser is the same. */
  restore(state: SessionState): void;
  /** Renews a session whose token the server could not use. Resolves once guest or player is sure. */
  settle(): Promise<SessionState>;
  bearer(): Promise<string | null>;
  heldToken(): string | null;
  /**
   * The server did not take a token: renews it, unless that is done already. Answers the next one; null
   * when the server refuses, which ends the session. Rejects when it could not be asked.
   */
  doubted(token: string): Promise<string | null>;
  /** Shows whoever cannot be loaded as a guest on this page. The token stays for the next one. */
  setAside(): void;
  /** Signs in with a token just received. */
  start(accessToken: string): void;
  end(reason: SignOutReason): void;
  /**
   * Ends the session once the server was told, which takes the token that goes with it: when it has
   * answered, whatever it says, or not in time. Until then nobody else gets a token: what they ask for
   * in the player's name would be refused.
   */
  endWhenTold(told: Promise<unknown>): void;
  /** Runs after every sign-in, also a resumed one. */
  onSignedIn(listener: (playerId: string) => void): () => void;
  onSignedOut(listener: (reason: SignOutReason) => void): () => void;
}

const GUEST: SessionState = { status: 'guest' };

/** Whoever presses "Sign out" is not kept waiting by a server that does not answer. Milliseconds. */
const SIGN_OUT_PATIENCE = 2000;

export function createSession({ store, now, renew, broadcast }: SessionOptions): Session {
  const listeners = new Set<() => void>();
  const signedIn = new Set<(playerId: string) => void>();
  const signedOut = new Set<(reason: SignOutReason) => void>();
  let state = initialState(store.read(), now());
  let rendered: SessionState | null = null;
  let renewal: Promise<string | null> | null = null;
  let ending: Promise<void> | null = null;

  function change(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function start(accessToken: string) {
    const claims = readClaims(accessToken);
    if (!claims) throw new Error('The access token could not be read');
    store.write(accessToken);
    const isSame = state.status === 'player' && state.playerId === claims.playerId;
    if (isSame) return;
    change({ status: 'player', playerId: claims.playerId });
    broadcast(claims.playerId);
    for (const listener of signedIn) listener(claims.playerId);
  }

  function end(reason: SignOutReason) {
    const wasGuest = state.status === 'guest';
    store.clear();
    if (wasGuest) return;
    broadcast(null);
    // A refusal of what was still under way is the answer to the sign-out too.
    leave(ending ? 'signedOut' : reason);
  }

  function leave(reason: SignOutReason) {
    change(GUEST);
    for (const listener of signedOut) listener(reason);
  }

  async function renewNow(isDoubted: boolean): Promise<string | null> {
    const token = await renew(isDoubted);
    if (token) start(token);
    else end('refreshFailed');
    return token;
  }

  function renewOnce(isDoubted = false): Promise<string | null> {
    renewal ??= renewNow(isDoubted).finally(() => {
      renewal = null;
    });
    return renewal;
  }

  return {
    getState: () => state,
    getRendered: () => rendered ?? state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore: (restored) => {
      rendered = restored;
      state = restored;
    },
    settle: async () => {
      if (state.status === 'player') return state;
      if (store.read() === null) {
        if (state.status !== 'guest') change(GUEST);
        return state;
      }
      const isDoubted = state.status === 'guest';
      if (isDoubted) change({ status: 'resuming' });
      await renewOnce(isDoubted).catch(() => null);
      return state;
    },
    bearer: async () => {
      await ending;
      const token = store.read();
      if (token === null) return null;
      return isUsable(readClaims(token), now()) ? token : renewOnce();
    },
    heldToken: () => store.read(),
    doubted: async (token) => {
      const held = store.read();
      if (held === null) return null;
      return held === token ? renewOnce(true) : held;
    },
    setAside: () => {
      if (state.status !== 'guest') leave('setAside');
    },
    start,
    end,
    endWhenTold: (told) => {
      const inTime = new Promise<void>((resolve) => setTimeout(resolve, SIGN_OUT_PATIENCE));
      ending = Promise.race([told, inTime])
        .catch(() => undefined)
        .then(() => {
          end('signedOut');
          ending = null;
        });
    },
    onSignedIn: (listener) => {
      signedIn.add(listener);
      return () => signedIn.delete(listener);
    },
    onSignedOut: (listener) => {
      signedOut.add(listener);
      return () => signedOut.delete(listener);
    },
  };
}

function initialState(token: string | null, now: number): SessionState {
  if (token === null) return GUEST;
  const claims = readClaims(token);
  return isUsable(claims, now)
    ? { status: 'player', playerId: claims.playerId }
    : { status: 'resuming' };
}
