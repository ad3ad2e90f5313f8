import type { BrowserContext, Page } from '@playwright/test';
import { ask, signedIn } from './player.ts';
import { type Locale, pathIn, text } from './texts.ts';
import { expect, inLanguages, look, newcomer, settled, test, visit } from './visitor.ts';

const service = `http://127.0.0.1:${Number(process.env.E2E_SANDBOX_PORT ?? '20091') + 11}`;

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

interface Made {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Chromium's own push service needs the internet: the sandbox's makes the subscription instead. */
async function subscribeAtSandbox(page: Page): Promise<() => Made> {
  let made: Made | undefined;
  await page.exposeFunction('subscribeAtSandbox', async (serverKey: string) => {
    const response = await page.request.post(`${service}/subscriptions`, { data: { serverKey } });
    made = (await response.json()) as Made;
    return made;
  });
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = async (options) => {
      const { subscribeAtSandbox } = window as unknown as {
        subscribeAtSandbox: (key: unknown) => Promise<object>;
      };
      const subscription = await subscribeAtSandbox(options?.applicationServerKey);
      return { toJSON: () => subscription } as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => null;
  });
  return () => {
    if (!made) throw new Error('Nothing was subscribed');
    return made;
  };
}

/** Hands the service worker what a push service would. */
async function deliverer(page: Page, context: BrowserContext) {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) found(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

const shown = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(
      ({ title, body, tag, lang }) => ({ title, body, tag, lang }),
    ),
  );

const languages: readonly Locale[] = ['en', 'ar'];
inLanguages(languages, (locale) => {
  test(`[1-13] what is told reaches a device that asked for it, in ${locale}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const player = await signedIn(context, baseURL ?? '', newcomer());
    const made = await subscribeAtSandbox(page);
    await visit(page, pathIn(locale, '/profile/notifications'));
    const panel = page.getByRole('region', { name: text(locale, 'account.push.title') });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await settled(page);
    await panel.scrollIntoViewIfNeeded();
    await look(page, `push-off-${locale}`);
    await panel.getByRole('button', { name: text(locale, 'account.push.turnOn') }).click();
    await expect(panel.getByRole('status')).toHaveText(text(locale, 'account.push.on'));
    await expect(panel.getByText(text(locale, 'account.push.this'))).toBeVisible();
    await look(page, `push-on-${locale}`);

    const id = made().endpoint.split('/').at(-1) ?? '';
    const taken = async () => {
      const answer = await page.request.get(`${service}/api/pushes?subscription=${id}`);
      return ((await answer.json()) as { pushes: { payload: string }[] }).pushes;
    };
    await page.request.post('/api/player/data-exports', {
      headers: { authorization: `Bearer ${player.accessToken}` },
      data: {},
    });
    await expect.poll(async () => (await taken()).length, { timeout: 20_000 }).toBe(1);
    const payload = (await taken())[0]?.payload ?? '';
    const { title, path } = JSON.parse(payload) as { title: string; path: string };
    expect(title).toBe(text('en', 'notifications.dataExportReady.title'));
    expect(path).toBe('/profile/security');

    // The page tells of it by itself while it is in sight.
    const deliver = await deliverer(page, context);
    await deliver(payload);
    expect(await shown(page)).toEqual([]);
    await page.goto('about:blank');
    await deliver(payload);
    await deliver(payload);
    await visit(page, pathIn(locale, '/profile/notifications'));
    await expect
      .poll(() => shown(page))
      .toMatchObject([{ title, lang: 'en', tag: expect.any(String) }]);

    await panel.getByRole('button', { name: text(locale, 'account.push.turnOff') }).click();
    await expect(panel.getByRole('status')).toHaveText(text(locale, 'account.push.off'));
    const { devices } = await ask<{ devices: unknown[] }>(
      context.request,
      player,
      '/notification/push',
    );
    expect(devices).toEqual([]);
  });
});
