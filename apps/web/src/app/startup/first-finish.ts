interface Place {
  /** Without the locale. */
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
}

/**
 * Whether the first page is done once it stands: not where it only passes a sign-in on, at the
 * auto-login with a state and at the identity callback with a code and a state.
 */
export function isFirstFinish({ pathname, search }: Place): boolean {
  const has = (name: string) => typeof search[name] === 'string' && search[name] !== '';
  if (pathname === '/auth/autologin') return !has('state');
  if (pathname === '/auth/callback') return !(has('code') && has('state'));
  return true;
}
