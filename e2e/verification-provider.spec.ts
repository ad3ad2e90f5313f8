import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import {
  call,
  type Provider,
  startProvider,
  tokenFor,
} from '../apps/sandbox/src/verification/test/fixture.ts';
import { violationsOf } from '../scripts/checks/axe.ts';
import { findTestChromium } from '../scripts/checks/chromium.ts';
import { keepPicture } from './pictures.ts';
import { byTurns } from './visitor.ts';

test.use({
  launchOptions: {
    executablePath: findTestChromium() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
});

let provider: Provider;
let origin: string;
test.beforeAll(async () => {
  provider = await startProvider();
  await provider.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(provider.app.server.address() as AddressInfo).port}`;
});
test.afterAll(() => provider.close());

const isPhone = () => test.info().project.name === 'phone';

interface Told {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** A page of the shop that opens the WebSDK as its documentation says. */
function shopPage(token: string, conf: object): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
    <body style="margin:0"><main><h1>Shop</h1><div id="verification"></div></main>
    <script src="${origin}/idensic/static/sns-websdk-builder.js"></script>
    <script>
      window.told = [];
      window.sdk = snsWebSdk
        .init(${JSON.stringify(token)}, () => fetch('/token', { method: 'POST' }).then((answer) => answer.text()))
        .withConf(${JSON.stringify(conf)})
        .withOptions({ addViewportTag: false, adaptIframeHeight: true })
        .on('idCheck.onReady', () => told.push({ type: 'heard onReady', payload: {} }))
        .onMessage((type, payload) => told.push({ type, payload }))
        .build();
      sdk.launch('#verification');
    </script></html>`;
}

/** Opens it, in a browser that must not complain but where a token is refused. */
async function open(page: Page, conf: object, level = 'id-and-selfie') {
  const { site } = provider;
  const user = randomUUID();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('401 (Unauthorized)'))
      complaints.push(message.text());
  });
  let tokens = 0;
  await page.route(`${site}/token`, async (route) => {
    tokens += 1;
    await route.fulfill({ body: await tokenFor(provider, user, level) });
  });
  provider.shop.page = shopPage(await tokenFor(provider, user, level), conf);
  await page.goto(`${site}/verify`);
  const frame = page.frameLocator('#verification iframe');
  return { user, frame, complaints, tokens: () => tokens };
}

const told = (page: Page) => page.evaluate('told') as Promise<Told[]>;
/** The messages of one kind each time, without the sizes. */
const types = async (page: Page) =>
  (await told(page))
    .map(({ type }) => type.replace('idCheck.', ''))
    .filter((type) => type !== 'onResize');

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Neither the page nor the frame in it has an accessibility violation or scrolls sideways; a picture is kept. */
async function look(page: Page, name: string): Promise<void> {
  await keepPicture(page, `verification-provider-${name}`, { fullPage: true });
  const inside = page.frames().at(1);
  const found = await violationsOf(page);
  for (const document of page.frames())
    expect(await document.evaluate(sideways), `${name} of ${document.url()}`).toBe(0);
  if (inside) {
    await inside.evaluate(axe.source);
    const run = `axe.run({ runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`;
    found.push(...((await inside.evaluate(run)) as axe.AxeResults).violations);
  }
  expect(found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

async function photograph(frame: FrameLocator, take: string, use: string): Promise<void> {
  await frame.getByRole('button', { name: take }).click();
  await frame.getByRole('button', { name: use }).click();
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('[1-11] a passport and a selfie by the camera, over a token that ends, are approved', async ({
  page,
}) => {
  const theme = isPhone() ? 'dark' : 'light';
  const { user, frame, complaints, tokens } = await open(page, {
    lang: 'en',
    theme,
    country: 'PRT',
  });
  await expect(frame.getByRole('heading', { name: 'Confirm your identity' })).toBeVisible();
  await look(page, 'intro');
  await frame.getByRole('button', { name: 'Start' }).click();
  await expect(frame.getByLabel('Issuing country')).toHaveValue('PRT');
  await look(page, 'document');
  await frame.getByRole('button', { name: 'Continue' }).click();
  await expect(frame.getByRole('button', { name: 'Take photo' })).toBeVisible();
  await look(page, 'camera');
  await frame.getByRole('button', { name: 'Take photo' }).click();
  await expect(frame.getByRole('button', { name: 'Use this picture' })).toBeVisible();
  await look(page, 'preview');
  // The token is over while the person looks at the picture.
  provider.clock.time += 601_000;
  await frame.getByRole('button', { name: 'Use this picture' }).click();
  await expect(frame.getByRole('heading', { name: 'Are these details correct?' })).toBeVisible();
  expect(tokens()).toBe(1);
  await frame.getByLabel('Last name').fill(' ');
  await frame.getByRole('button', { name: 'Continue' }).click();
  await expect(frame.getByLabel('Last name')).toBeFocused();
  await look(page, 'details');
  await frame.getByLabel('Last name').fill('Berg');
  await frame.getByRole('button', { name: 'Continue' }).click();
  await expect(frame.getByRole('heading', { name: 'Take a selfie' })).toBeVisible();
  await photograph(frame, 'Take photo', 'Use this picture');
  await expect(frame.getByRole('heading', { name: 'Verification in progress' })).toBeVisible();
  await look(page, 'pending');
  await provider.run(10_000);
  await expect(frame.getByRole('heading', { name: 'You are verified' })).toBeVisible();
  await look(page, 'approved');

  expect(await types(page)).toEqual([
    'heard onReady',
    'onReady',
    'onApplicantLoaded',
    'onInitialized',
    'onStepInitiated',
    'onStepCompleted',
    'onStepInitiated',
    'onStepCompleted',
    'onApplicantSubmitted',
    'onApplicantStatusChanged',
    'onApplicantStatusChanged',
    'onApplicantVerificationCompleted',
  ]);
  const { body } = await call(
    provider,
    'GET',
    `/resources/applicants/-;externalUserId=${user}/one`,
  );
  expect(body.info).toMatchObject({ lastName: 'Berg', country: 'PRT' });
  const verdict = (await told(page)).find(({ type }) => type.endsWith('VerificationCompleted'));
  expect(verdict?.payload).toMatchObject({
    applicantId: body.id,
    levelName: 'id-and-selfie',
    reviewStatus: 'completed',
    reviewResult: { reviewAnswer: 'GREEN' },
  });
  const box = await page.locator('#verification iframe').boundingBox();
  const inside = await frame
    .locator('body')
    .evaluate((element) => element.getBoundingClientRect().height);
  expect(Math.abs((box?.height ?? 0) - inside)).toBeLessThan(2);
  const heard = provider.shop.received.filter(({ event }) => event.externalUserId === user);
  expect(heard.map(({ event }) => event.type)).toEqual([
    'applicantCreated',
    'applicantPending',
    'applicantReviewed',
  ]);
  await page.evaluate('sdk.destroy()');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('[1-11] an identity card by file is requested again by the desk, and refused for good', async ({
  page,
}) => {
  byTurns(0);
  const isArabic = isPhone();
  const { user, frame, complaints } = await open(page, {
    lang: isArabic ? 'ar' : 'de',
    theme: isArabic ? 'light' : 'dark',
  });
  const main = frame.locator('button.main');
  const handIn = async (number: string) => {
    await frame.locator('.choice', { has: page.locator('[value="ID_CARD"]') }).click();
    await main.click();
    for (const side of ['front', 'back']) {
      await expect(frame.locator(`[data-screen="${side}"]`)).toBeVisible();
      await frame
        .locator('input[type=file]')
        .setInputFiles({ name: `${side}.png`, mimeType: 'image/png', buffer: png });
      await expect(frame.locator('.preview')).toBeVisible();
      await main.click();
    }
    await frame.locator('#number').fill(number);
    await look(page, `details-${isArabic ? 'ar' : 'de'}`);
    await main.click();
  };
  await expect(frame.locator('[data-screen="intro"]')).toBeVisible();
  await look(page, `intro-${isArabic ? 'ar' : 'de'}`);
  await main.click();
  await handIn('WAIT 1');
  await expect(frame.locator('[data-screen="selfie"]')).toBeVisible();
  await frame
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(frame.locator('.problem:not(:empty)')).toBeVisible();
  await frame
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  await main.click();
  await expect(frame.locator('[data-screen="pending"]')).toBeVisible();

  const desk = await page.context().newPage();
  await desk.goto(origin);
  await desk.getByText('Test words with a fixed result').click();
  await look(desk, 'desk');
  const waiting = desk.getByRole('listitem').filter({ hasText: user });
  await waiting.getByLabel('UNSATISFACTORY_PHOTOS').check();
  await waiting.getByRole('button', { name: 'Ask again' }).click();
  await expect(waiting.getByText('RED · RETRY · UNSATISFACTORY_PHOTOS')).toBeVisible();

  await expect(frame.locator('[data-screen="retry"]')).toBeVisible();
  await look(page, `retry-${isArabic ? 'ar' : 'de'}`);
  await main.click();
  await handIn('FORGED 2');
  await expect(frame.locator('[data-screen="pending"]')).toBeVisible();
  await provider.run(10_000);
  await expect(frame.locator('[data-screen="rejected"]')).toBeVisible();
  await look(page, `rejected-${isArabic ? 'ar' : 'de'}`);
  expect(await types(page)).toContain('onApplicantResubmitted');
  expect(complaints).toEqual([]);
});

test('[1-11] a PDF answers for an address, and a picture for where money comes from', async ({
  page,
}) => {
  byTurns(1);
  const isAddress = isPhone();
  const lang = isAddress ? 'es' : 'pt-br';
  const level = isAddress ? 'address' : 'funds';
  const { user, frame, complaints } = await open(page, { lang, theme: 'light' }, level);
  const main = frame.locator('button.main');
  await expect(frame.locator('[data-screen="intro"]')).toBeVisible();
  await main.click();
  await expect(frame.locator('[data-screen="document"]')).toBeVisible();
  await look(page, `document-${level}`);
  await main.click();
  await expect(frame.locator('[data-screen="paper"]')).toBeVisible();
  await frame
    .locator('input[type=file]')
    .setInputFiles(
      isAddress
        ? { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }
        : { name: 'payslip.png', mimeType: 'image/png', buffer: png },
    );
  await expect(frame.locator('.preview')).toBeVisible();
  await look(page, `preview-${level}`);
  await main.click();
  if (isAddress) {
    await frame.locator('#street').fill('Calle Mayor 1');
    await frame.locator('#town').fill('Madrid');
    await frame.locator('#postCode').fill('28013');
    await main.click();
  }
  await expect(frame.locator('[data-screen="pending"]')).toBeVisible();
  await provider.run(10_000);
  await expect(frame.locator('[data-screen="approved"]')).toBeVisible();
  const url = `/resources/applicants/-;externalUserId=${user}/one`;
  const { info } = (await call(provider, 'GET', url)).body;
  if (isAddress)
    expect(info.addresses).toEqual([
      expect.objectContaining({ street: 'Calle Mayor 1', town: 'Madrid', postCode: '28013' }),
    ]);
  else expect(info.idDocs).toEqual([expect.objectContaining({ idDocType: 'INCOME_SOURCE' })]);
  expect(complaints).toEqual([]);
});
