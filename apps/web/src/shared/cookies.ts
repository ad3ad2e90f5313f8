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
}

/** A cookie for the whole site, readable by scripts, as `document.cookie` takes it. */
export function writeCookie(
  name: string,
  value: string,
  { maxAge, secure }: CookieOptions,
): string {
  const encoded = encodeURIComponent(value);
  return `${name}=${encoded}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Where scripts keep cookies: the document. */
export interface CookieJar {
  cookie: string;
}

export function setCookie(jar: CookieJar, cookie: string): void {
  jar.cookie = cookie;
}
