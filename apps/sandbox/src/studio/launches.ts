import { findCurrency } from './currencies.ts';
import type { NewSession, Session, SessionStore } from './session-store.ts';
import { isOfferedIn } from './stakes.ts';
import type { GameTheme } from './theme.ts';

export type LaunchRequest = {
  readonly gameId: string;
  readonly lang: string;
  /** Currency of the session; for a demo the one whose look and stakes it has. */
  readonly currency: string;
  /** Null opens a demo. */
  readonly player: { readonly user: string; readonly token: string } | null;
  readonly lobbyUrl: string | null;
  readonly depositUrl: string | null;
};

export type LaunchAnswer =
  | { readonly kind: 'launched'; readonly url: string }
  | { readonly kind: 'unknown-game' | 'currency-not-offered' };

/** What the aggregator asks of a studio: the address at which a player's browser opens a game. */
export type LaunchPort = {
  launch(request: LaunchRequest): Promise<LaunchAnswer>;
};

export type Launches = LaunchPort & {
  /** Opens another game within a session: the same player, wallet token and end. Answers its address. */
  move(session: Session, gameId: string, lang: string): string;
};

export type LaunchOptions = {
  readonly sessions: SessionStore;
  readonly findTheme: (id: string) => GameTheme | undefined;
  /** The studio's own origin: `http://127.0.0.1:3102`. */
  readonly origin: string;
  readonly now: () => number;
  readonly newId: () => string;
  /** That many random bytes. */
  readonly randomBytes: (count: number) => Buffer;
  /** Milliseconds a launch can be played for. */
  readonly lifetime: number;
};

/** Turns launch requests into sessions. The token in the address is the only key to one. */
export function createLaunches(options: LaunchOptions): Launches {
  const { sessions, findTheme, origin, now, newId, randomBytes, lifetime } = options;

  /** Keeps a session under a token of its own; the address a browser opens it at. */
  function open(session: Omit<NewSession, 'launchToken' | 'createdAt'>, lang: string): string {
    const launchToken = randomBytes(32).toString('base64url');
    sessions.add({ ...session, launchToken, createdAt: now() });
    const url = new URL(`/play/${session.gameId}`, origin);
    url.search = new URLSearchParams({
      token: launchToken,
      lang,
      currency: session.currency,
      mode: session.demo ? 'demo' : 'real',
    }).toString();
    return url.href;
  }

  return {
    launch: async ({ gameId, lang, currency, player, lobbyUrl, depositUrl }) => {
      const theme = findTheme(gameId);
      if (!theme) return { kind: 'unknown-game' };
      if (!isOfferedIn(theme, currency)) return { kind: 'currency-not-offered' };
      const id = newId();
      const { code } = findCurrency(currency);
      const session = {
        id,
        account: player ? `player:${player.user}:${code}` : `demo:${id}`,
        player: player?.user ?? id,
        walletToken: player?.token ?? '',
        gameId,
        currency: code,
        demo: player === null,
        lobbyUrl,
        depositUrl: player ? depositUrl : null,
        expiresAt: now() + lifetime,
      };
      return { kind: 'launched', url: open(session, lang) };
    },
    move: ({ balance: _, ...session }, gameId, lang) =>
      open({ ...session, id: newId(), gameId }, lang),
  };
}
