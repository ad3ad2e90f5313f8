import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { getRouter } from '../router.tsx';
import { leadBack } from './lead-back.ts';

type Router = ReturnType<typeof getRouter>;
interface Location {
  readonly pathname: string;
  readonly search: Record<string, unknown>;
}

const signIn: Location = { pathname: '/', search: { 'sign-in': 'true' } };

/** A page that is open at an address, whose visitor may navigate and sign in. */
function open(latestLocation: Location) {
  const navigate = vi.fn();
  let onBeforeNavigate = (_: { toLocation: Location }) => {};
  let onSignedIn = () => {};
  const router = {
    latestLocation,
    navigate,
    subscribe: (event: string, heard: typeof onBeforeNavigate) => {
      if (event === 'onBeforeNavigate') onBeforeNavigate = heard;
      return () => {};
    },
    options: {
      context: {
        session: {
          getState: () => ({ status: 'guest' }),
          onSignedIn: (heard: () => void) => {
            onSignedIn = heard;
            return () => {};
          },
        },
      },
    },
  };
  leadBack(router as unknown as Router);
  return {
    navigate,
    go: (toLocation: Location) => onBeforeNavigate({ toLocation }),
    signIn: () => onSignedIn(),
  };
}

describe('leading back to the requested page', () => {
  beforeEach(() => {
    const kept = new Map([['asked-page', '/favorites?sort=new&sign-in=true']]);
    vi.stubGlobal('window', {
      location: { protocol: 'http:' },
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      },
    });
    vi.stubGlobal('document', { cookie: '' });
  });

  it('leads there after the sign-in, without its modal', () => {
    const page = open(signIn);
    page.go({ pathname: '/', search: { 'sign-up': 'true' } });
    page.signIn();
    expect(page.navigate).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ to: '/favorites', search: { sort: 'new' }, replace: true }),
    );
  });

  it.each([
    ['is closed', { pathname: '/', search: {} }],
    ['gives way to another modal', { pathname: '/', search: { wallet: 'deposit' } }],
    ['is left for a page', { pathname: '/providers', search: {} }],
  ])('forgets it as soon as the sign-in %s, before that has been drawn', (_, location) => {
    const page = open(signIn);
    page.go(location);
    page.signIn();
    expect(page.navigate).not.toHaveBeenCalled();
  });

  it('forgets it where the tab was sent elsewhere meanwhile', () => {
    const page = open({ pathname: '/providers', search: {} });
    page.signIn();
    expect(page.navigate).not.toHaveBeenCalled();
  });
});
