import { expect, test } from 'vitest';
import {
  type AllowedOrigins,
  contentSecurityPolicy,
  permissionsPolicy,
} from '../security-headers.ts';

const origins: AllowedOrigins = {
  frames: ['http://127.0.0.1:3102'],
  forms: ['http://127.0.0.1:3100'],
  sockets: ['wss://pierlight.test'],
  verification: { scripts: [], frames: [] },
  takesPictures: false,
  chat: null,
  book: null,
  reloadSocket: null,
  secure: true,
};

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

test('[P-31] scripts run by nonce, frames come from games, and nobody frames a page', () => {
  const policy = directives(contentSecurityPolicy('abc', origins, { tags: false }));
  expect(policy['script-src']).toEqual(["'self'", "'nonce-abc'"]);
  expect(policy['frame-src']).toEqual(['http://127.0.0.1:3102']);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['form-action']).toEqual(["'self'", 'http://127.0.0.1:3100']);
  expect(policy).toHaveProperty('upgrade-insecure-requests');
});

test('[P-31] no directive takes any origin, inline scripts or eval', () => {
  const policy = directives(contentSecurityPolicy('abc', origins, { tags: true }));
  for (const [name, sources] of Object.entries(policy)) {
    expect(sources, name).not.toContain('*');
    expect(sources, name).not.toContain("'unsafe-eval'");
    if (name !== 'style-src-attr') expect(sources, name).not.toContain("'unsafe-inline'");
  }
});

test('[P-31] without a games origin nothing is framed', () => {
  const policy = directives(
    contentSecurityPolicy('abc', { ...origins, frames: [] }, { tags: false }),
  );
  expect(policy['frame-src']).toEqual(["'none'"]);
});

test('[P-31] the tag manager is let in only for a visitor who agreed', () => {
  const without = contentSecurityPolicy('abc', origins, { tags: false });
  expect(without).not.toContain('google');
  const agreed = directives(contentSecurityPolicy('abc', origins, { tags: true }));
  expect(agreed['script-src']).toContain('https://www.googletagmanager.com');
  expect(agreed['connect-src']).toContain('https://*.google-analytics.com');
  expect(agreed['frame-src']).toEqual(['http://127.0.0.1:3102']);
});

test('[P-31] the chat is let in from its own origin, and from no other', () => {
  const chat = 'https://chat.test';
  const policy = contentSecurityPolicy('abc', { ...origins, chat }, { tags: false });
  const { 'script-src': scripts, 'frame-src': frames } = directives(policy);
  expect(scripts).toEqual(["'self'", "'nonce-abc'", chat]);
  expect(frames).toEqual(['http://127.0.0.1:3102', chat]);
});

test('[P-31] the sportsbook is let in with its styles, pictures and feed, and frames nothing', () => {
  const book = 'https://book.test';
  const policy = directives(contentSecurityPolicy('abc', { ...origins, book }, { tags: false }));
  expect(policy['script-src']).toEqual(["'self'", "'nonce-abc'", book]);
  expect(policy['style-src']).toEqual(["'self'", "'nonce-abc'", book]);
  expect(policy['img-src']).toEqual(["'self'", 'data:', book]);
  expect(policy['connect-src']).toEqual([
    ...["'self'", 'wss://pierlight.test', book, 'wss://book.test'],
  ]);
  expect(policy['frame-src']).toEqual(['http://127.0.0.1:3102']);
});

test('[P-31] the verification provider alone frames what takes a picture, where there is one', () => {
  const verification = {
    scripts: ['https://static.provider.test'],
    frames: ['https://api.provider.test', 'https://in.provider.test'],
  };
  const policy = directives(
    contentSecurityPolicy('abc', { ...origins, verification }, { tags: false }),
  );
  expect(policy['script-src']).toContain('https://static.provider.test');
  expect(policy['frame-src']).toEqual(['http://127.0.0.1:3102', ...verification.frames]);
  expect(policy['connect-src']).not.toContain('https://api.provider.test');
  expect(permissionsPolicy({ ...origins, verification })).toContain(
    'camera=(self "https://api.provider.test" "https://in.provider.test"), microphone=()',
  );
  expect(permissionsPolicy(origins)).toContain('camera=(), microphone=()');
  const own = permissionsPolicy({ ...origins, takesPictures: true });
  expect(own).toContain('camera=(self), microphone=()');
});
