import type { Page } from '@playwright/test';
import { funded } from './paying.ts';
import { ask, signedIn } from './player.ts';
import { type Locale, pathIn, text } from './texts.ts';
import { expect, inLanguages, look, newcomer, settled, test, visit } from './visitor.ts';

const service = `http://127.0.0.1:${Number(process.env.E2E_SANDBOX_PORT ?? '20091') + 11}`;

test.use({ serviceWorkers: 'allow' });

interface Made {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly serverKey?: string;
}

/** Chromium's own push service needs the internet: the sandbox's makes the subscription instead. */
async function subscribeAtSandbox(page: Page) {
  let made: Made | undefined;
  let kept: Made | null = null;
  await page.exposeFunction('subscribeAtSandbox', async (serverKey: string) => {
    const response = await page.request.post(`${service}/subscriptions`, { data: { serverKey } });
    made = (await response.json()) as Made;
    kept = { ...made, serverKey };
    return kept;
  });
  await page.exposeFunction('keptOfSandbox', () => kept);
  await page.addInitScript(() => {
    const sandbox = window as unknown as {
      subscribeAtSandbox: (key: unknown) => Promise<Made>;
      keptOfSandbox: () => Promise<Made | null>;
    };
    const given = ({ serverKey = '', ...subscription }: Made) => {
      const key = atob(serverKey.replaceAll('-', '+').replaceAll('_', '/'));
      const { buffer } = Uint8Array.from(key, (sign) => sign.charCodeAt(0));
      return {
        ...subscription,
        options: { applicationServerKey: buffer },
        toJSON: () => subscription,
        unsubscribe: async () => true,
      } as unknown as PushSubscription;
    };
    PushManager.prototype.subscribe = async (options) =>
      given(await sandbox.subscribeAtSandbox(options?.applicationServerKey));
    PushManager.prototype.getSubscription = async () => {
      const kept = await sandbox.keptOfSandbox();
      return kept && given(kept);
    };
    // Without a window to show them in, Chromium refuses notifications whatever is allowed.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
  });
  return {
    /** The id of what was subscribed last. */
    id() {
      if (!made) throw new Error('Nothing was subscribed');
      return made.endpoint.split('/').at(-1) ?? '';
    },
    /** Has the browser lose its subscription. */
    lose() {
      kept = null;
    },
  };
}

/** Hands a push to the service worker of the page, as the browser does that decrypted it. */
async function deliverer(page: Page): Promise<(data: string) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (first) found(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return (data) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** What the worker shows and opens; a browser without a window does neither. */
async function watchWorker(page: Page) {
  const [running] = page.context().serviceWorkers();
  const worker = running ?? (await page.context().waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = self as unknown as Watched;
    scope.shown = [];
    scope.opened = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, tag: options.tag, path: options.data.path });
    };
    scope.clients.openWindow = async (url) => {
      scope.opened.push(url);
    };
    scope.looked = 0;
    const { matchAll } = scope.clients;
    scope.clients.matchAll = async (options) => {
      const found = await matchAll.call(scope.clients, options);
      scope.looked += 1;
      return found;
    };
  });
  return {
    /** How often it has looked for open tabs. */
    looked: () => worker.evaluate(() => (self as unknown as Watched).looked),
    shown: () => worker.evaluate(() => (self as unknown as Watched).shown),
    press: (path: string) =>
      worker.evaluate((to) => {
        const event = Object.assign(new Event('notificationclick'), {
          notification: { close: () => undefined, data: { path: to } },
          waitUntil: (done: Promise<unknown>) => done,
        });
        self.dispatchEvent(event);
      }, path),
    opened: () => worker.evaluate(() => (self as unknown as Watched).opened),
    /** Tells the worker that the browser has changed its subscription. */
    change: () =>
      worker.evaluate(() => {
        const event = Object.assign(new Event('pushsubscriptionchange'), {
          waitUntil: (done: Promise<unknown>) => done,
        });
        self.dispatchEvent(event);
      }),
  };
}

interface Watched {
  shown: { title: string; tag: string; path: string }[];
  opened: string[];
  looked: number;
  registration: {
    showNotification: (
      title: string,
      options: { tag: string; data: { path: string } },
    ) => Promise<void>;
  };
  clients: {
    openWindow: (url: string) => Promise<void>;
    matchAll: (options: object) => Promise<unknown[]>;
  };
}

const languages: readonly Locale[] = ['en', 'ar', 'de', 'es', 'pt-br'];
inLanguages(languages, (locale) => {
  test(`[1-13] what is told reaches a device that requested it, in ${locale}`, async ({
    page,
    context,
    baseURL,
    complaints,
  }) => {
    const player = await signedIn(context, baseURL ?? '', newcomer());
    const browser = await subscribeAtSandbox(page);
    await visit(page, pathIn(locale, '/profile/notifications'));
    const panel = page.getByRole('region', { name: text(locale, 'account.push.title') });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await settled(page);
    await panel.scrollIntoViewIfNeeded();
    await look(page, `push-off-${locale}`);
    await panel.getByRole('button', { name: text(locale, 'account.push.turnOn') }).click();
    await expect(panel.getByText(text(locale, 'account.push.on'), { exact: true })).toBeVisible();
    await expect(panel.getByText(text(locale, 'account.push.this'), { exact: true })).toBeVisible();
    await look(page, `push-on-${locale}`);

    // What is told, and when not, is one choice for all devices.
    const offers = panel.getByRole('switch', { name: text(locale, 'account.push.kinds.offers') });
    await expect(offers).not.toBeChecked();
    const payments = panel.getByRole('switch', {
      name: text(locale, 'account.push.kinds.payments'),
    });
    await expect(payments).toBeChecked();
    const quiet = panel.getByRole('switch', { name: text(locale, 'account.push.quiet.label') });
    await quiet.click();
    const until = panel.getByLabel(text(locale, 'account.push.quiet.toMinute'), { exact: true });
    await until.fill('07:30');
    await until.blur();
    await expect(
      panel.getByRole('status').getByText(text(locale, 'account.push.saved')),
    ).toBeVisible();
    await look(page, `push-choices-${locale}`);
    const hours = async () =>
      (await ask<{ quietHours: object }>(context.request, player, '/notification/preferences'))
        .quietHours;
    await expect.poll(hours).toMatchObject({ isOn: true, fromMinute: 1320, toMinute: 450 });
    await quiet.click();
    await expect(until).toHaveCount(0);
    await expect.poll(hours).toMatchObject({ isOn: false, toMinute: 450 });

    // An answer that is lost is no refusal: what holds is fetched, and shown.
    await page.route('**/api/notification/preferences', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      await route.fetch();
      return route.abort();
    });
    await offers.click();
    await expect(
      panel.getByRole('alert').getByText(text(locale, 'account.notifications.preferences.failed')),
    ).toBeVisible();
    await expect(offers).toBeChecked();
    await page.unroute('**/api/notification/preferences');
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED');

    const id = browser.id();
    const taken = async () => {
      const answer = await page.request.get(`${service}/api/pushes?subscription=${id}`);
      return ((await answer.json()) as { pushes: { payload: string }[] }).pushes;
    };
    await funded(context.request, baseURL ?? '', player, 2_000);
    await expect.poll(async () => (await taken()).length, { timeout: 60_000 }).toBeGreaterThan(0);
    const payload = (await taken())[0]?.payload ?? '';
    const { title, path, tag } = JSON.parse(payload) as Record<'title' | 'path' | 'tag', string>;
    expect(path).toBe('/profile/history?tab=transactions');

    // The page tells of it by itself while it is in sight.
    const worker = await watchWorker(page);
    const deliver = await deliverer(page);
    await deliver(payload);
    await expect.poll(worker.looked).toBe(1);
    await page.goto('about:blank');
    expect(await worker.shown()).toEqual([]);
    await deliver(payload);
    await expect.poll(worker.shown).toEqual([{ title, tag, path }]);
    await worker.press(path);
    await expect.poll(worker.opened).toEqual([new URL(path, baseURL).href]);
    await worker.press('//evil.example');
    await expect.poll(worker.opened).toEqual([new URL(path, baseURL).href, baseURL]);

    // A browser that loses its subscription is subscribed anew: by an open page, or by the next one.
    await visit(page, pathIn(locale, '/profile/notifications'));
    await settled(page);
    expect(browser.id()).toBe(id);
    browser.lose();
    await worker.change();
    await expect.poll(browser.id).not.toBe(id);
    const renewed = browser.id();
    browser.lose();
    await visit(page, pathIn(locale, '/profile/notifications'));
    await expect.poll(browser.id).not.toBe(renewed);
    await expect(panel.getByText(text(locale, 'account.push.this'), { exact: true })).toHaveCount(
      1,
    );

    await panel.getByRole('button', { name: text(locale, 'account.push.turnOff') }).click();
    await expect(panel.getByText(text(locale, 'account.push.off'), { exact: true })).toBeVisible();
    const { devices } = await ask<{ devices: unknown[] }>(
      context.request,
      player,
      '/notification/push',
    );
    expect(devices).toEqual([]);
  });
});
