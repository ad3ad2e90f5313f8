import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#shared/api/client.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { renewPush } from './renew-push.ts';

const publicKey = Buffer.alloc(65, 4).toString('base64url');
const fingerprintOf = (endpoint: string) =>
  createHash('sha256').update(endpoint).digest('base64url');

/** A browser's push manager, as it is found when a page is loaded. */
const browser = {
  kept: null as string | null,
  key: publicKey,
  subscribed: 0,
};
const subscription = (endpoint: string) => ({
  endpoint,
  options: { applicationServerKey: Uint8Array.from(Buffer.from(browser.key, 'base64url')).buffer },
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: async () => true,
});
const pushManager = {
  getSubscription: async () => (browser.kept === null ? null : subscription(browser.kept)),
  subscribe: async () => {
    browser.subscribed += 1;
    browser.kept = `https://push.example/new-${browser.subscribed}`;
    browser.key = publicKey;
    return subscription(browser.kept);
  },
};

beforeEach(() => {
  Object.assign(browser, { kept: 'https://push.example/1', key: publicKey, subscribed: 0 });
  let before: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => ({ pushManager }) },
    locks: {
      request: (_name: string, run: () => Promise<unknown>) => {
        before = before.catch(() => undefined).then(run);
        return before;
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A platform that keeps what one sign-in has subscribed, and what it was told. */
function platform(subscribed: string | null, isGone = false) {
  const told: string[] = [];
  let kept = subscribed;
  let gone = isGone;
  const answer = () => ({
    data: {
      ...{ publicKey, subscribed: kept && fingerprintOf(kept) },
      devices: kept === null || gone ? [] : [{ id: '1', userAgent: '', addedAt: '', isThis: true }],
    },
  });
  const notifications = {
    pushDevices: async () => answer(),
    addPushDevice: async ({ endpoint }: { endpoint: string }) => {
      told.push(endpoint);
      kept = endpoint;
      gone = false;
      return answer();
    },
  };
  return { told, client: createQueryClient({ notifications } as unknown as Api) };
}

test('[1-13] a browser whose subscription is the one that is kept is left alone', async () => {
  const { told, client } = platform('https://push.example/1');
  await renewPush(client);
  expect([told, browser.subscribed]).toEqual([[], 0]);
});

test('[1-13] a browser is not subscribed for a sign-in that turned no pushes on, whatever it keeps of others', async () => {
  const { told, client } = platform(null);
  await renewPush(client);
  expect([told, browser.subscribed]).toEqual([[], 0]);
});

test.each([
  ['was changed by the browser', () => ({ kept: 'https://push.example/2' }), false],
  ['was lost by the browser', () => ({ kept: null }), false],
  ['is of another key', () => ({ key: Buffer.alloc(65, 5).toString('base64url') }), false],
  ['is gone, as its push service says', () => ({}), true],
])(
  '[1-13] a subscription that %s is renewed, once by however many tabs',
  async (_how, found, isGone) => {
    Object.assign(browser, found());
    const { told, client } = platform('https://push.example/1', isGone);
    await Promise.all([renewPush(client), renewPush(client), renewPush(client)]);
    expect(told).toEqual(['https://push.example/new-1']);
  },
);
