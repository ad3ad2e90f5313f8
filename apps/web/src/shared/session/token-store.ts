import { readCookie, writeCookie, YEAR_IN_SECONDS } from '../cookies.ts';

export const TOKEN_COOKIE = 'access_token';

/** Where the access token is kept. */
export interface TokenStore {
  read(): string | null;
  write(token: string): void;
  clear(): void;
  /** Whether a token outlives this page. */
  isKept(): boolean;
}

/** The token a visitor sent with a page request. The server never writes it. */
export function requestTokenStore(cookies: string): TokenStore {
  let token = readCookie(cookies, TOKEN_COOKIE) || null;
  return {
    read: () => token,
    write: (next) => {
      token = next;
    },
    clear: () => {
      token = null;
    },
    isKept: () => true,
  };
}

/** In its cookie; where the browser takes none, in the memory of this page. */
export function browserTokenStore(document: Document, location: Location): TokenStore {
  const secure = location.protocol === 'https:' || location.hostname !== 'localhost';
  const kept = () => readCookie(document.cookie, TOKEN_COOKIE) || null;
  let held: string | null = null;
  return {
    read: () => kept() ?? held,
    write: (token) => {
      document.cookie = writeCookie(TOKEN_COOKIE, token, { maxAge: YEAR_IN_SECONDS, secure });
      held = kept() === token ? null : token;
    },
    isKept: () => held === null,
    clear: () => {
      held = null;
      document.cookie = writeCookie(TOKEN_COOKIE, '', { maxAge: 0, secure });
    },
  };
}
