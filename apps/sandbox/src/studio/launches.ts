import { findCurrency } from './currencies.ts';
import type { SessionStore } from './session-store.ts';
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
export function createLaunches(options: LaunchOptions): LaunchPort {
  const { sessions, findTheme, origin, now, newId, randomBytes, lifetime } = options;
  return {
    launch: async ({ gameId, lang, currency, player, lobbyUrl, depositUrl }) => {
      const theme = findTheme(gameId);
      if (!theme) return { kind: 'unknown-game' };
      if (!isOfferedIn(theme, currency)) return { kind: 'currency-not-offered' };
      const id = newId();
      const launchToken = randomBytes(32).toString('base64url');
      const { code } = findCurrency(currency);
      sessions.add({
        id,
        launchToken,
        account: player ? `player:${player.user}:${code}` : `demo:${id}`,
        player: player?.user ?? id,
        walletToken: player?.token ?? '',
        gameId,
        currency: code,
        demo: player === null,
        lobbyUrl,
        depositUrl: player ? depositUrl : null,
        createdAt: now(),
        expiresAt: now() + lifetime,
      });
      const url = new URL(`/play/${gameId}`, origin);
      url.search = new URLSearchParams({
        token: launchToken,
        lang,
        currency: code,
        mode: player ? 'real' : 'demo',
      }).toString();
      return { kind: 'launched', url: url.href };
    },
  };
}
