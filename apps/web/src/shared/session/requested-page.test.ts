import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adoptRequestedPage,
  keepRequestedPage,
  pageOnThisSite,
  requestedPageCookie,
  takeRequestedPage,
} from './requested-page.ts';

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('the page a guest requested', () => {
  it('is led back to once', () => {
    const kept = storage();
    keepRequestedPage(kept, '/profile/history?tab=spins');
    expect(takeRequestedPage(kept)).toBe('/profile/history?tab=spins');
    expect(takeRequestedPage(kept)).toBeNull();
  });

  it('is handed from the server to the tab, and leaves the cookie', () => {
    const kept = storage();
    const jar = { cookie: requestedPageCookie('/profile/wallet?a=1', false).split(';')[0] ?? '' };
    adoptRequestedPage(jar, kept, false);
    expect(jar.cookie).toContain('Max-Age=0');
    expect(takeRequestedPage(kept)).toBe('/profile/wallet?a=1');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/x\\..\\evil',
    'https://evil.example/',
    'javascript:alert(1)',
    '/..//evil.example',
    '/\t/evil.example',
    'profile',
    '',
  ])('never leads to another site: %j [P-33]', (address) => {
    expect(pageOnThisSite(address)).toBeNull();
  });

  it('stays on this site whatever it is given [P-33]', () => {
    const here = 'http://localhost:3000';
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (address) => {
          const page = pageOnThisSite(address);
          if (page !== null) expect(new URL(page, here).origin).toBe(here);
        },
      ),
    );
  });
});
