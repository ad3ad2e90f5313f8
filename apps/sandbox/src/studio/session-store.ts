import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Locale } from './theme.ts';

export type Session = {
  readonly id: string;
  /** Whose rounds: player and currency, or the one demo session. */
  readonly account: string;
  readonly player: string;
  readonly walletToken: string;
  readonly gameId: string;
  readonly currency: string;
  readonly demo: boolean;
  readonly lobbyUrl: string | null;
  readonly depositUrl: string | null;
  /** Last balance heard from the wallet, in subunits. */
  readonly balance: number;
  /** Unix milliseconds. */
  readonly expiresAt: number;
};

export type NewSession = Omit<Session, 'balance'> & {
  readonly launchToken: string;
  readonly createdAt: number;
};

type SessionRow = {
  id: string;
  account: string;
  player: string;
  wallet_token: string;
  game_id: string;
  currency: string;
  demo: number;
  lobby_url: string | null;
  deposit_url: string | null;
  balance: number;
  expires_at: number;
};

/** Browsers one launch may be open in; opening one more signs the longest open out. */
const BEARERS_PER_SESSION = 8;

/** Tokens are kept as hashes: whoever reads the file cannot play with them. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Sessions by launch, and the bearers that browsers hold. */
export function createSessionStore(database: DatabaseSync) {
  const insert = database.prepare(`
    insert into sessions (id, launch_hash, account, player, wallet_token, game_id, currency, demo,
      lobby_url, deposit_url, created_at, expires_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const byLaunch = database.prepare('select * from sessions where launch_hash = ?');
  const byId = database.prepare('select * from sessions where id = ?');
  const byBearer = database.prepare(`
    select sessions.*, bearers.lang from bearers join sessions on sessions.id = bearers.session_id
    where bearers.token_hash = ?`);
  const setBalance = database.prepare('update sessions set balance = ? where account = ?');
  const insertBearer = database.prepare(
    'insert into bearers (token_hash, session_id, lang, created_at) values (?, ?, ?, ?)',
  );
  const trimBearers = database.prepare(`
    delete from bearers where session_id = ? and token_hash not in (
      select token_hash from bearers where session_id = ?
      order by created_at desc, rowid desc limit ${BEARERS_PER_SESSION})`);

  const forget = database.prepare(`
    delete from bearers where session_id in (select id from sessions where expires_at <= ?)`);

  const read = (row: unknown): Session | null => {
    if (!row) return null;
    const found = row as SessionRow;
    return {
      id: found.id,
      account: found.account,
      player: found.player,
      walletToken: found.wallet_token,
      gameId: found.game_id,
      currency: found.currency,
      demo: found.demo === 1,
      lobbyUrl: found.lobby_url,
      depositUrl: found.deposit_url,
      balance: found.balance,
      expiresAt: found.expires_at,
    };
  };

  return {
    add: (session: NewSession): void => {
      insert.run(
        session.id,
        hashOf(session.launchToken),
        session.account,
        session.player,
        session.walletToken,
        session.gameId,
        session.currency,
        session.demo ? 1 : 0,
        session.lobbyUrl,
        session.depositUrl,
        session.createdAt,
        session.expiresAt,
      );
    },
    findByLaunch: (token: string): Session | null => read(byLaunch.get(hashOf(token))),
    findById: (id: string): Session | null => read(byId.get(id)),
    findByBearer: (token: string): { session: Session; lang: Locale } | null => {
      const row = byBearer.get(hashOf(token));
      const session = read(row);
      return session && { session, lang: (row as { lang: Locale }).lang };
    },
    addBearer: (sessionId: string, token: string, lang: Locale, now: number): void => {
      insertBearer.run(hashOf(token), sessionId, lang, now);
      trimBearers.run(sessionId, sessionId);
    },
    /** Drops the bearers of sessions that are over; their rounds stay on file. */
    forgetExpired: (now: number): void => {
      forget.run(now);
    },
    setBalance: (account: string, balance: number): void => {
      setBalance.run(balance, account);
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
