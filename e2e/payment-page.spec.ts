import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import {
  create,
  type Provider,
  startProvider,
} from '../apps/sandbox/src/payments/test/provider-fixture.ts';
import { violationsOf } from '../scripts/checks/axe.ts';
import { keepPicture } from './pictures.ts';
import { byTurns } from './visitor.ts';

let provider: Provider;
let origin: string;
test.beforeAll(async () => {
  provider = await startProvider();
  await provider.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(provider.app.server.address() as AddressInfo).port}`;
});
test.afterAll(() => provider.close());

interface Visit {
  readonly reference: string;
  /** What the browser complained about. */
  readonly complaints: string[];
  /** Lets the page lead back to the shop by itself, which it puts off until then. */
  readonly letGo: () => Promise<void>;
}

/** The page's way back waits until it is told: what is looked at stands still. */
function holdTheWayBack(): void {
  const later = window.setTimeout.bind(window);
  const held: (() => void)[] = [];
  const holding = (run: () => void, ...rest: [number?]) =>
    String(run).includes('location.replace') ? held.push(run) : later(run, ...rest);
  Object.assign(window, {
    setTimeout: holding,
    letGo: () => {
      for (const run of held.splice(0)) run();
    },
  });
}

/** Brings a customer to a new payment's page. */
async function visit(page: Page, locale = 'en'): Promise<Visit> {
  const customer = { id: 'p', country: 'DE', locale };
  const payment = await create(provider, { customer });
  await page.addInitScript(holdTheWayBack);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${origin}/pay/${payment.id}`);
  const letGo = () => page.evaluate('letGo()').then(() => undefined);
  return { reference: payment.reference, complaints, letGo };
}

async function fill(page: Page, number: string): Promise<void> {
  await page.locator('#number').pressSequentially(number);
  await page.locator('#expiry').pressSequentially('829');
  await page.locator('#cvc').fill('123');
  await page.locator('#name').fill('Ada Lovelace');
}

const pay = (page: Page) => page.locator('form .primary').click();

/** The page has no accessibility violation and no sideways scroll; a picture of it is kept. */
async function look(page: Page, name: string): Promise<void> {
  await keepPicture(page, `payments-${name}`, { fullPage: true });
  const violations = await violationsOf(page);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, name).toBe(0);
}

for (const [locale, colorScheme] of [
  ['en', 'light'],
  ['de', 'dark'],
] as const) {
  test(`in ${locale}, ${colorScheme}: errors, a challenge, success and the way back`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const { reference, complaints, letGo } = await visit(page, locale);
    await look(page, `card-${locale}`);

    await pay(page);
    await expect(page.locator('.problem:visible')).toHaveCount(4);
    await expect(page.locator('#number')).toBeFocused();
    await look(page, `errors-${locale}`);

    await fill(page, '4000002500003155');
    await expect(page.locator('#number')).toHaveValue('4000 0025 0000 3155');
    await expect(page.locator('#expiry')).toHaveValue('08 / 29');
    await expect(page.locator('.problem:visible, .summary-problem:visible')).toHaveCount(0);
    await page.locator('details summary').click();
    await look(page, `filled-${locale}`);
    await pay(page);

    await page.locator('#code').waitFor();
    await look(page, `challenge-${locale}`);
    await page.locator('#code').fill('000000');
    await pay(page);
    await page.locator('#code-problem').waitFor();
    await look(page, `challenge-wrong-${locale}`);
    await page.reload();
    await page.locator('#code-problem').waitFor();
    await page.locator('#code').fill('123456');
    await pay(page);

    await page.locator('.outcome-card.good').waitFor();
    await look(page, `success-${locale}`);
    await letGo();
    await page.waitForURL(`${provider.site}/?success=${reference}`);
    expect(complaints).toEqual([]);
  });
}

test('declined: says why and leads back to the failure address', async ({ page }) => {
  byTurns(0);
  const { reference, complaints, letGo } = await visit(page);
  await fill(page, '4000000000000002');
  await pay(page);
  await page.locator('.outcome-card.bad').waitFor();
  await look(page, 'declined');
  await letGo();
  await page.waitForURL(`${provider.site}/?deposit-error=${reference}`);
  expect(complaints).toEqual([]);
});

test('a test card is taken over by its button', async ({ page }) => {
  byTurns(1);
  await visit(page);
  await page.locator('details summary').click();
  await page.locator('.use').nth(4).click();
  await expect(page.locator('#number')).toHaveValue('5555 5555 5555 4444');
  await expect(page.locator('.card-brand')).toHaveAttribute('data-brand', 'mastercard');
  await pay(page);
  await page.locator('.outcome-card.waiting').waitFor();
  await look(page, 'processing');
});

test('going back leads to the shop, and the browser back button to a closed payment', async ({
  page,
}) => {
  byTurns(0);
  const { reference, complaints } = await visit(page);
  await page.locator('.back button').click();
  await page.waitForURL(`${provider.site}/?cancel-deposit=${reference}`);
  await page.goBack();
  await page.locator('.outcome-card.closed').waitFor();
  expect(complaints).toEqual([]);
});

test('digits stay where they are typed, also in the middle of a number', async ({ page }) => {
  byTurns(1);
  await visit(page);
  const number = page.locator('#number');
  await number.pressSequentially('42424242');
  await number.press('Home');
  await number.press('ArrowRight');
  await number.pressSequentially('99');
  await expect(number).toHaveValue('4992 4242 42');
  await number.press('Backspace');
  await expect(number).toHaveValue('4924 2424 2');
  await number.fill('378282246310005');
  await expect(number).toHaveValue('3782 822463 10005');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole way works', async ({ page }) => {
    byTurns(0);
    const { reference } = await visit(page);
    await pay(page);
    await page.locator('#number-problem').waitFor();
    await fill(page, '4000002500003155');
    await page.locator('#expiry').fill('08/29');
    await pay(page);
    await page.locator('#code').fill('123456');
    await pay(page);
    await page.locator('a.primary').click();
    await page.waitForURL(`${provider.site}/?success=${reference}`);
  });
});
