import { readCookie, writeCookie, YEAR_IN_SECONDS } from '../cookies.ts';

export const TOKEN_COOKIE = 'access_token';

/** Where the access token is kept. */
export interface TokenStore {
  read(): string | null;
  write(token: string): void;
  clear(): void;
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
  };
}

export function browserTokenStore(document: Document, location: Location): TokenStore {
  const secure = location.protocol === 'https:' || location.hostname !== 'localhost';
  return {
    read: () => readCookie(document.cookie, TOKEN_COOKIE) || null,
    write: (token) => {
      document.cookie = writeCookie(TOKEN_COOKIE, token, { maxAge: YEAR_IN_SECONDS, secure });
    },
    clear: () => {
      document.cookie = writeCookie(TOKEN_COOKIE, '', { maxAge: 0, secure });
    },
  };
}
