import { afterEach, expect, test, vi } from 'vitest';
import { createSiteLink, siteOrigin } from './site-link.ts';

const SITE = 'https://casino.example';

/** A frame's window inside a site's. */
function embed(ancestors: string[] = []) {
  const posted: unknown[] = [];
  const parent = { postMessage: (message: unknown, to: string) => posted.push([message, to]) };
  let hear = (_: unknown): void => {};
  const frame = {
    parent,
    addEventListener: (_: string, listener: (event: unknown) => void) => {
      hear = listener;
    },
  };
  vi.stubGlobal('window', frame);
  vi.stubGlobal('document', { location: { ancestorOrigins: ancestors } });
  return { posted, parent, frame, say: (event: unknown) => hear(event) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[P-32] the frame speaks to the exact origin of its site only', () => {
  const { posted } = embed();
  const link = createSiteLink(siteOrigin(`${SITE}/games?x=1`));
  link.send({ type: 'ready' });
  expect(posted).toEqual([[{ source: 'pierlight-studio', type: 'ready' }, SITE]]);
});

test('[P-32] messages of another origin, another window or another shape are ignored', () => {
  const { parent, say } = embed();
  const heard: string[] = [];
  createSiteLink(SITE).listen(({ type }) => heard.push(type));
  say({ origin: 'https://evil.example', source: parent, data: { type: 'pause' } });
  say({ origin: SITE, source: {}, data: { type: 'pause' } });
  for (const data of [null, 'pause', 7, {}, { type: 7 }, { type: 'spin' }]) {
    say({ origin: SITE, source: parent, data });
  }
  expect(heard).toEqual([]);
  say({ origin: SITE, source: parent, data: { type: 'pause' } });
  say({ origin: SITE, source: parent, data: { type: 'balance' } });
  expect(heard).toEqual(['pause', 'balance']);
});

test('[3-20] the maximum bet is read as whole subunits, or as none', () => {
  const { parent, say } = embed();
  const heard: unknown[] = [];
  createSiteLink(SITE).listen((message) => heard.push(message));
  const amounts = [5_00, null, undefined, 0, -1, 0.5, '500', Number.POSITIVE_INFINITY];
  for (const amount of amounts)
    say({ origin: SITE, source: parent, data: { type: 'max-stake', amount } });
  expect(heard).toEqual([
    { type: 'max-stake', amount: 5_00 },
    { type: 'max-stake', amount: null },
  ]);
});

test('without a session the browser tells whose frame it is; alone it speaks to nobody', () => {
  const { frame, posted, parent } = embed([SITE]);
  expect(siteOrigin(null)).toBe(SITE);
  expect(siteOrigin('no address')).toBe(SITE);
  Object.assign(frame, { parent: frame });
  expect(siteOrigin(`${SITE}/`)).toBeNull();
  Object.assign(frame, { parent });
  createSiteLink(null).send({ type: 'ready' });
  expect(posted).toEqual([]);
});
