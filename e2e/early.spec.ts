import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { skipReasons } from '../scripts/checks/skips.ts';
import { signedIn } from './player.ts';
import { text } from './texts.ts';
import { byTurns, expect, isPhone, newcomer, takenOver, test } from './visitor.ts';

const SCRIPTS = /\/assets\/[\w-]+\.js$/;

/** Holds the site's scripts back until `release`, so that what comes before is surely early. */
async function holdScripts(page: import('@playwright/test').Page, which = SCRIPTS) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function throttle(page: import('@playwright/test').Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

test('a press before the scripts have come opens the sign-up all the same, once', async ({
  page,
}) => {
  byTurns(0);
  await throttle(page);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const join = page
    .getByRole('banner')
    .getByRole('link', { name: text('en', 'layout.header.join') });
  await join.click();
  await join.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(
    page.getByRole('dialog', { name: text('en', 'global-components.signUp.title') }),
  ).toBeVisible({ timeout: 30_000 });
  expect(new URL(page.url()).searchParams.get('sign-up')).toBe('true');
});

test('what leads up to a click is heard by nobody before a part is taken over', async ({
  page,
}) => {
  byTurns(1);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.evaluate(() => {
    for (const type of ['pointerdown', 'mousedown', 'mouseup', 'pointerup'])
      document.addEventListener(type, () => document.body.setAttribute(`data-heard-${type}`, ''));
  });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.click();
  const heard = () =>
    page.evaluate(() =>
      Object.keys(document.body.dataset).filter((key) => key.startsWith('heard')),
    );
  expect(await heard()).toEqual([]);
  release();
  await takenOver(page);
  await heading.click();
  expect(await heard()).toHaveLength(4);
});

test('who scrolls before the scripts have come stays there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/static/terms', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 300));
  release();
  await takenOver(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test('of two presses before the scripts have come the last one counts', async ({ page }) => {
  byTurns(1);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: text('en', 'layout.header.join') }).click();
  await banner.getByRole('link', { name: text('en', 'layout.header.signIn') }).click();
  release();
  await expect(
    page.getByRole('dialog', { name: text('en', 'global-components.signIn.title') }),
  ).toBeVisible({ timeout: 30_000 });
});

test('a shortcut key before the scripts have come opens the search', async ({ page }) => {
  test.skip(isPhone(), skipReasons.desktopOnly);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await page.keyboard.press('/');
  release();
  await expect(
    page.getByRole('textbox', { name: text('en', 'layout.search.label') }),
  ).toBeFocused();
});

test('a choice made before the scripts have come is kept', async ({ page }) => {
  byTurns(0);
  const release = await holdScripts(page);
  await page.goto('/categories/slots', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('combobox').last().selectOption({ index: 2 });
  await expect(page).toHaveURL('/categories/slots');
  release();
  await takenOver(page);
  await expect(page).toHaveURL(/\/categories\/slots\?sort=/);
});

test('a switch pressed before the scripts have come is turned once', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(1);
  await signedIn(context, baseURL ?? '', newcomer());
  const release = await holdScripts(page);
  await page.goto('/profile/notifications', { waitUntil: 'commit' });
  const words = (key: string) =>
    text('en', `account.notifications.preferences.inbox.offers.${key}`);
  const choice = page.getByRole('switch', { name: words('label') });
  await choice.click();
  release();
  await expect(page.getByRole('status').getByText(words('given'))).toBeVisible();
  await expect(choice).toBeChecked();
});

test('a switch that React hears before its part is marked is turned once', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(0);
  await signedIn(context, baseURL ?? '', newcomer());
  // What follows the switches comes late: they wait with it, though React listens to them.
  const release = await holdScripts(page, /\/push-panel-[\w-]+\.js$/);
  await page.goto('/profile/notifications');
  const words = (key: string) =>
    text('en', `account.notifications.preferences.inbox.offers.${key}`);
  const choice = page.getByRole('switch', { name: words('label') });
  await expect(page.locator('#preferences')).toBeVisible();
  await expect(page.locator('main [data-late-part][data-live]').first()).toBeAttached();
  await choice.click();
  release();
  await expect(page.getByRole('status').getByText(words('given'))).toBeVisible();
  await expect(choice).toBeChecked();
});

test('what the server drew is taken over, and not drawn anew', async ({ page }) => {
  byTurns(1);
  for (const address of [
    '/',
    '/categories/slots',
    '/games/koi-lantern',
    '/contact',
    '/questions',
  ]) {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => {
      for (const part of document.querySelectorAll(
        'main :is(h1, h2, form, select, button, section)',
      ))
        part.setAttribute('data-drawn-by-the-server', '');
    });
    const drawn = await page.locator('[data-drawn-by-the-server]').count();
    release();
    await takenOver(page);
    await expect(page.locator('[data-drawn-by-the-server]'), address).toHaveCount(drawn);
    await page.unroute(SCRIPTS);
  }
});

test('what was typed before the scripts came is sent by a press that comes right after them', async ({
  page,
}) => {
  byTurns(0);
  // As on a busy machine, on which the next frame takes its time.
  await page.addInitScript(() => {
    window.requestAnimationFrame = (run) => window.setTimeout(() => run(performance.now()), 5000);
  });
  const release = await holdScripts(page);
  await page.goto('/away', { waitUntil: 'commit' });
  const form = page.locator('#away-sign-in');
  await form.locator('[name="email"]').fill('ada@example.com');
  await form.locator('[name="password"]').fill('A lamp on the pier 3');
  const sent = page.waitForRequest(/\/api\/player\/sessions\/away$/);
  await page.route(/\/api\/player\/sessions\/away$/, (route) => route.fulfill({ status: 204 }));
  await page.evaluate(() =>
    new MutationObserver((_, observer) => {
      const marks = document.querySelectorAll(
        'main div:has(> form#away-sign-in) ~ [data-late-part]',
      );
      if ([...marks].some((mark) => !mark.hasAttribute('data-live'))) return;
      observer.disconnect();
      document.querySelector<HTMLElement>('button[form="away-sign-in"]')?.click();
    }).observe(document, { subtree: true, attributes: true }),
  );
  release();
  expect((await sent).postDataJSON()).toMatchObject({ email: 'ada@example.com' });
});

test('links lead on before the scripts have come', async ({ page }) => {
  byTurns(1);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page
    .getByRole('navigation', { name: text('en', 'layout.nav.categories') })
    .first()
    .getByRole('link', { name: text('en', 'categories.names.slots') })
    .click();
  await expect(page).toHaveURL('/categories/slots');
  release();
  await takenOver(page);
});

test('a link pressed while React still works on the page it leaves leads on, unharmed', async ({
  page,
}) => {
  byTurns(1);
  await throttle(page);
  // At this moment the frame is taken over and the page within is not, however fast the machine is.
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      if (!document.documentElement.hasAttribute('data-live')) return;
      observer.disconnect();
      document.querySelector<HTMLElement>('footer a[href="/providers"]')?.click();
    }).observe(document, { subtree: true, attributes: true }),
  );
  await page.goto('/contact');
  await expect(page).toHaveURL('/providers');
  await expect(
    page.getByRole('heading', { level: 1, name: text('en', 'pages.providers.title') }),
  ).toBeVisible();
});

test.describe('before the question about cookies is answered', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('a consent given before the scripts have come takes effect on a fresh page [P-31]', async ({
    page,
  }) => {
    byTurns(0);
    const asked: string[] = [];
    await page.route('https://www.googletagmanager.com/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const policies: string[] = [];
    page.on('response', (response) => {
      const policy = response.headers()['content-security-policy'];
      if (response.request().isNavigationRequest() && policy) policies.push(policy);
    });
    await page
      .getByRole('region', { name: text('en', 'layout.consent.title') })
      .getByRole('button', { name: text('en', 'layout.consent.all') })
      .click();
    release();
    await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-E2E1']);
    expect(policies).toEqual([expect.stringContaining('googletagmanager.com')]);
  });
});

/**
 * The site behind a line that stops in the middle of a page, before what the page was rendered with, until
 * no script was fetched for a second.
 */
async function slowLine(baseURL: string) {
  let fetched = () => {};
  const hasFetched = new Promise<void>((resolve) => {
    fetched = resolve;
  });
  let quiet: NodeJS.Timeout | undefined;
  const proxy = createServer((wanted, answer) => {
    const { 'accept-encoding': _, ...headers } = wanted.headers;
    const { method = 'GET', url = '/' } = wanted;
    const upstream = ask(new URL(url, baseURL), { method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      if (!got.headers['content-type']?.startsWith('text/html')) {
        if (url.endsWith('.js')) {
          clearTimeout(quiet);
          quiet = setTimeout(fetched, 1000);
        }
        return void got.pipe(answer);
      }
      const parts: Buffer[] = [];
      got.on('data', (part: Buffer) => parts.push(part));
      got.on('end', () => {
        const page = Buffer.concat(parts).toString('utf8');
        const data = page.lastIndexOf('<script', page.indexOf('$_TSR.router='));
        expect(data, 'where the data of the page begins').toBeGreaterThan(0);
        answer.write(page.slice(0, data));
        void hasFetched.then(() => answer.end(page.slice(data)));
      });
    });
    wanted.pipe(upstream);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

test.describe('where the scripts never come', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('a consent and the sign-in are left to the browser in the end [2.3-01]', async ({
    page,
  }) => {
    byTurns(1);
    await holdScripts(page);
    await page.goto('/providers', { waitUntil: 'commit' });
    const question = page.getByRole('region', { name: text('en', 'layout.consent.title') });
    await question.getByRole('button', { name: text('en', 'layout.consent.all') }).click();
    await expect(question).toHaveCount(0, { timeout: 60_000 });
    const kept = (await page.context().cookies()).find(({ name }) => name === 'consent');
    expect(kept?.value).toBe('1.statistics.marketing');

    await page
      .getByRole('banner')
      .getByRole('link', { name: text('en', 'layout.header.signIn') })
      .click();
    await expect(page).toHaveURL('/providers?sign-in=true', { timeout: 60_000 });
  });
});

test('a press while React still works on the part around it is not lost', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(0);
  await signedIn(context, baseURL ?? '', newcomer());
  const release = await holdScripts(page, /\/email-to-add-[\w-]+\.js$/);
  await page.goto('/profile/security');
  await expect(
    page.locator('html[data-live] main [data-late-part]:not([data-live])').first(),
  ).toBeAttached();
  const submit = page
    .locator('form')
    .getByRole('button', { name: text('en', 'account.security.password.submit') });
  await submit.click();
  const refused = page.locator('form [aria-invalid="true"]').first();
  await expect(refused).toHaveCount(0);
  release();
  await expect(refused).toBeVisible();
});

test('a page whose end comes late is taken over all the same', async ({ page, baseURL }) => {
  byTurns(1);
  const line = await slowLine(baseURL ?? '');
  await page.goto(`${line.origin}/providers`);
  await takenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.close();
  line.close();
});
