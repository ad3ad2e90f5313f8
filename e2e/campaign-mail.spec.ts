import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { linkIn, mailTo, outboxPage } from './mails.ts';
import { operate } from './operator.ts';
import { signedIn } from './player.ts';
import { locales, pathIn, text } from './texts.ts';
import { expect, inLanguages, isPhone, look, newcomer, test, visit } from './visitor.ts';

/** Nobody else's players are there; another try of this journey has a country of its own. */
const country = () => ['IS', 'LI', 'MC', 'SM'][test.info().retry * 2 + (isPhone() ? 0 : 1)] ?? 'AD';

async function campaign(act: 'dry-run' | 'start', id: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'campaign-'));
  const file = path.join(folder, 'campaign.json');
  const words = { title: `Winter lights ${id}`, text: 'Our winter tournaments have begun.' };
  await writeFile(
    file,
    JSON.stringify({
      ...{ id, kind: 'offers', channels: ['mail'], path: '/tournaments' },
      segment: { countries: [country()] },
      words: Object.fromEntries(locales.map((locale) => [locale, words])),
      validUntil: '2099-12-24T12:00:00Z',
    }),
  );
  const printed = await operate(
    ...['campaigns', act, file, ...(act === 'start' ? ['--rate', '500'] : [])],
  );
  await rm(folder, { recursive: true });
  return printed;
}

/** The player's language and a proven address. */
async function settle(
  request: APIRequestContext,
  { email, accessToken }: { readonly email: string; readonly accessToken: string },
  locale: string,
): Promise<void> {
  const mail = await mailTo(request, email, 'Confirm your e-mail address');
  const confirmCode = linkIn(mail, '/verify/').split('/').at(-1);
  const confirmed = await request.post('/api/player/profile/confirmations/email', {
    data: { confirmCode },
  });
  expect(confirmed.status()).toBeLessThan(300);
  const headers = { authorization: `Bearer ${accessToken}` };
  const changed = await request.put('/api/player/profile', { headers, data: { locale } });
  expect(changed.status()).toBe(200);
}

inLanguages(['ar', 'de'], (locale) => {
  const prefs = (key: string) => text(locale, `account.notifications.preferences.${key}`);
  const words = (key: string) => text(locale, `unsubscribe.page.${key}`);

  test(`an offer comes by mail to whoever said yes, is stopped by the button of a mail provider, and by the link, in ${locale} [1-13] [3-25]`, async ({
    page,
    context,
    browser,
    baseURL,
    request,
  }) => {
    const home = { country: country(), currency: 'EUR' };
    const player = await signedIn(context, baseURL ?? '', newcomer(), home);
    await settle(request, player, locale);
    const preferences = pathIn(locale, '/profile/notifications');
    await visit(page, preferences);
    const offers = page.getByRole('switch', { name: prefs('receiveEmailPromo.label') });
    const news = page.getByRole('switch', { name: prefs('mail.news.label') });
    const sayYes = async () => {
      await offers.click();
      await expect(
        page.getByRole('status').getByText(prefs('receiveEmailPromo.given')),
      ).toBeVisible();
    };
    await expect(news).not.toBeChecked();
    await news.click();
    await expect(page.getByRole('status').getByText(prefs('mail.news.given'))).toBeVisible();
    await sayYes();
    await news.scrollIntoViewIfNeeded();
    await look(page, `campaign-mail-preferences-${locale}`);

    const id = `mail-${player.email.replace(/\W+/g, '-')}`.slice(0, 50);
    expect(await campaign('dry-run', id)).toContain('1 would be sent it by mail.');
    await campaign('start', id);
    const mail = await mailTo(request, player.email, `Winter lights ${id}`);
    expect(mail.text).toContain(pathIn(locale, '/tournaments'));

    // As a mail provider shows it, and posts it from its own servers.
    const provider = await context.newPage();
    await provider.goto(outboxPage(mail));
    await expect(provider.getByText('List-Unsubscribe=One-Click', { exact: true })).toBeVisible();
    await look(provider, `campaign-mail-sandbox-${locale}`);
    await provider.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(provider.getByText('The platform answered 200.')).toBeVisible();
    await provider.close();
    await visit(page, preferences);
    await expect(offers).not.toBeChecked();
    await expect(news, 'of the other kind nothing was said').toBeChecked();
    expect(await campaign('dry-run', `${id}-2`)).toContain('0 would be sent it by mail.');

    // The link in the foot asks first, works without scripts, and says how to undo it.
    await sayYes();
    const link = linkIn(mail, '/unsubscribe/');
    await visit(page, link);
    await expect(page.getByRole('heading', { name: words('offers.question') })).toBeVisible();
    await look(page, `unsubscribe-${locale}`);
    const plain = await browser.newContext({
      ...{ javaScriptEnabled: false, baseURL: baseURL ?? '' },
    });
    const reader = await plain.newPage();
    await reader.goto(link);
    await reader.getByRole('button', { name: words('offers.stop') }).click();
    await expect(reader.getByRole('heading', { name: words('offers.stopped') })).toBeVisible();
    await plain.close();
    await page.getByRole('button', { name: words('offers.stop') }).click();
    await expect(page.getByRole('heading', { name: words('offers.stopped') })).toBeVisible();
    await look(page, `unsubscribed-${locale}`);
    await page.getByRole('link', { name: words('undo') }).click();
    await expect(page).toHaveURL(`${preferences}#preferences`);
    await expect(offers).not.toBeChecked();
    await visit(page, link.slice(0, -4));
    await expect(page.getByRole('heading', { name: words('unknown.heading') })).toBeVisible();
    await look(page, `unsubscribe-unknown-${locale}`);
  });
});
