import type { FrameLocator, Page } from '@playwright/test';
import { fundedFrom } from './funding.ts';
import { type Invoice, savedDestination } from './money.ts';
import { confirmDeposit, startDeposit } from './paying.ts';
import { ask, type Player, signedIn } from './player.ts';
import { stakedSafely } from './staking.ts';
import { type Locale, pathIn, plainPage, text, textStart } from './texts.ts';
import { byTurns, expect, isPhone, look, newcomer, test, visit } from './visitor.ts';

/** Each size shows one left-to-right and one right-to-left language. */
const locale = (): Locale => (isPhone() ? 'ar' : 'de');
const words = (key: string) => text(locale(), `account.verification.${key}`);

/** Somebody of the one country whose players are asked, with 100 euros that are staked. */
async function asked(page: Page, baseURL: string | undefined): Promise<Player> {
  const { request } = page.context();
  const home = { country: 'FI', currency: 'EUR' };
  const player = await signedIn(page.context(), baseURL ?? '', newcomer(), home);
  const funds = { method: 'voucher', currency: 'EUR' } as const;
  await fundedFrom(request, baseURL ?? '', player, 100_00, funds);
  await stakedSafely(request, player, [50_00, 50_00]);
  return player;
}

/** Asks for 40 euros without the browser. */
async function withdrawn(page: Page, player: Player): Promise<Invoice> {
  const { request } = page.context();
  const fields = { iban: 'DE89 3704 0044 0532 0130 00' };
  const bank = { methodId: 'bank', currency: 'EUR' };
  await savedDestination(request, player, { ...bank, label: 'Savings', fields });
  const [saved] = await ask<{ id: string }[]>(request, player, '/payment/destinations');
  const response = await request.post('/api/payment/invoices/withdrawal', {
    headers: {
      authorization: `Bearer ${player.accessToken}`,
      'idempotency-key': crypto.randomUUID(),
    },
    data: { ...bank, amount: 40_00, fields: { destinationId: saved?.id } },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).data;
}

const providers = (page: Page): FrameLocator => page.frameLocator('iframe[id^="sumsub_websdk"]');

/** Hands in a picture at the provider's page, from a file. */
async function picture(frame: FrameLocator): Promise<void> {
  await frame.locator('input[type="file"]').setInputFiles({
    name: 'picture.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await frame.locator('.actions .main, .actions button').first().click();
}

/** Goes through the identity check at the provider's, with a passport of this number. */
async function goThrough(page: Page, number: string, isAgain = false): Promise<void> {
  const frame = providers(page);
  await frame.locator('.actions button').first().click();
  await frame.locator('input[name="type"][value="PASSPORT"]').check({ force: true });
  await frame.locator('form .actions button').click();
  await picture(frame);
  const fields = { firstName: 'Ada', lastName: 'Lovelace', dob: '1990-04-12', number };
  for (const [name, value] of Object.entries(fields)) await frame.locator(`#${name}`).fill(value);
  await frame.locator('form .actions button').click();
  if (!isAgain) await picture(frame);
}

test('a withdrawal waits for a check, is requested once more, and goes on by itself', async ({
  page,
  baseURL,
}) => {
  const player = await asked(page, baseURL);
  await visit(page, pathIn(locale(), '/profile/verification'));
  await expect(page.getByRole('heading', { name: words('overall.nothing.title') })).toBeVisible();
  await expect(page.getByText(words('rules.withdrawal.always'))).toBeVisible();
  await look(page, `verification-first-day-${locale()}`);

  const { id, withdrawal } = await withdrawn(page, player);
  expect(withdrawal?.stage).toBe('check');
  // Told live, before anything is asked anew.
  await expect(page.getByRole('heading', { name: words('overall.toDo.title') })).toBeVisible();
  await visit(page, `${pathIn(locale(), plainPage)}?success=${id}`);
  const tracker = page.getByRole('dialog');
  await expect(
    tracker.getByText(text(locale(), 'global-components.withdrawal.steps.awaitedNote')),
  ).toBeVisible();
  await look(page, `withdrawal-awaits-check-${locale()}`);
  await tracker
    .getByRole('link', { name: text(locale(), 'global-components.withdrawal.steps.awaitedAction') })
    .click();
  await page.getByRole('button', { name: words('begin.now') }).click();
  await expect(providers(page).locator('.actions button').first()).toBeVisible();
  await look(page, `verification-provider-${locale()}`);
  await goThrough(page, 'BLURRED 12');
  await expect(page.getByRole('heading', { name: words('overall.underWay.title') })).toBeVisible();
  await look(page, `verification-under-way-${locale()}`);
  await expect(page.getByRole('heading', { name: words('overall.retry.title') })).toBeVisible();
  await expect(page.getByText(words('reasons.badPicture'))).toBeVisible();
  await look(page, `verification-retry-${locale()}`);

  await page.getByRole('button', { name: words('begin.again') }).click();
  await goThrough(page, 'XR 4711', true);
  await expect(page.getByRole('heading', { name: words('overall.through.title') })).toBeVisible();
  await look(page, `verification-through-${locale()}`);
  await expect
    .poll(async () => {
      const all = await ask<Invoice[]>(
        page.context().request,
        player,
        '/payment/invoices?type[0]=2',
      );
      return all.find((one) => one.id === id)?.withdrawal?.stage;
    })
    .not.toBe('check');
});

test('a player on a break goes through the check of their withdrawal where they sign in for their money [P-22]', async ({
  page,
  baseURL,
  complaints,
}) => {
  byTurns(0);
  const player = await asked(page, baseURL);
  await withdrawn(page, player);
  const left = await page.context().request.post('/api/player/limits', {
    headers: { authorization: `Bearer ${player.accessToken}` },
    data: { definition: 5, period: 'P1D' },
  });
  expect(left.ok()).toBe(true);
  await page.context().clearCookies({ name: 'access_token' });

  const away = (key: string) => text(locale(), `away.page.money.${key}`);
  await visit(page, pathIn(locale(), '/away'));
  const form = page.locator('#away-sign-in');
  await form.locator('[name="email"]').fill(player.email);
  await form.locator('[name="password"]').fill(player.password);
  await page.getByRole('button', { name: away('submit') }).click();
  const begin = page.getByRole('button', { name: words('begin.now') });
  await expect(begin).toBeVisible();
  await begin.scrollIntoViewIfNeeded();
  await look(page, `away-needs-check-${locale()}`);
  await begin.click();
  await goThrough(page, 'XR 4712');
  const sent = page.getByRole('region', { name: away('underWay') });
  const awaited = text(locale(), 'global-components.withdrawal.steps.awaitedNote');
  // Asked for every quarter of a minute: nobody who is away is told of it.
  await expect(sent.getByText(awaited)).toBeHidden({ timeout: 60_000 });
  await sent.getByRole('heading').first().scrollIntoViewIfNeeded();
  await look(page, `away-check-through-${locale()}`);
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/401/);
});

test('a deposit above the sum leads to its check, and a forged document ends play', async ({
  page,
  baseURL,
  complaints,
}) => {
  byTurns(0);
  const player = await asked(page, baseURL);
  await visit(page, `${pathIn(locale(), plainPage)}?wallet=deposit`);
  await startDeposit(page, locale(), '80');
  await confirmDeposit(page, locale());
  const wallet = page.getByRole('dialog');
  const way = wallet.getByRole('link', {
    name: text(locale(), 'global-components.deposit.toVerification'),
  });
  await expect(way).toBeVisible();
  await look(page, `deposit-needs-check-${locale()}`);
  // The refusal is what was wanted; the browser notes it.
  complaints.splice(0, complaints.length, ...complaints.filter((said) => !said.includes('422')));
  await way.click();
  const identity = `${words('begin.early')}: ${words('checks.identity.name')}`;
  await page.getByRole('button', { name: identity }).click();
  await goThrough(page, 'FORGED 1');
  // The session is over; a player who returns is told why.
  await expect
    .poll(
      async () => {
        const answer = await page.context().request.post('/api/player/sessions', {
          data: {
            ...{ email: player.email, password: player.password },
            fingerprint: { visitorId: crypto.randomUUID(), confidence: 0.5 },
          },
        });
        return ((await answer.json()) as { code?: number }).code;
      },
      { timeout: 60_000 },
    )
    .toBe(11083);
  await page.context().clearCookies();
  await visit(page, `${pathIn(locale(), plainPage)}?sign-in=true`);
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="email"]').fill(player.email);
  await dialog.locator('input[name="password"]').fill(player.password);
  await page.keyboard.press('Enter');
  await expect(
    dialog.getByText(textStart(locale(), 'global-components.signIn.excludedByCheck')),
  ).toBeVisible();
  await look(page, `verification-refused-${locale()}`);
  complaints.splice(0, complaints.length, ...complaints.filter((said) => !/40[13]|422/.test(said)));
});
