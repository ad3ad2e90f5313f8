/** Value of a cookie in a `Cookie` header or `document.cookie`; null when there is none. */
export function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const at = part.indexOf('=');
    if (at === -1 || part.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}

export const YEAR_IN_SECONDS = 31_536_000;

export interface CookieOptions {
  /** Lifetime in seconds; 0 removes the cookie. */
  readonly maxAge: number;
  readonly secure: boolean;
  /** The addresses it is sent to; the whole site's when left out. */
  readonly path?: string;
  /** Kept from scripts; the server alone can write such a one. */
  readonly httpOnly?: true;
}

/** A cookie as `Set-Cookie` and, but for those kept from scripts, `document.cookie` take it. */
export function writeCookie(
  name: string,
  value: string,
  { maxAge, secure, path = '/', httpOnly }: CookieOptions,
): string {
  const flags = `${httpOnly ? '; HttpOnly' : ''}${secure ? '; Secure' : ''}`;
  return `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${flags}`;
}

/** Where scripts keep cookies: the document. */
export interface CookieJar {
  cookie: string;
}

export function setCookie(jar: CookieJar, cookie: string): void {
  jar.cookie = cookie;
}
