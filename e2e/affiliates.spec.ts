import { signIn } from './sign-in-and-out.ts';
import { fillAccess, fillPerson, pressInSignUp } from './sign-up-form.ts';
import { byTurns, expect, newcomer, takenOver, test } from './visitor.ts';

test("[9-05] [4-37] an affiliate's tag leaves the address, stays with the browser and goes into the registration", async ({
  page,
  context,
}) => {
  byTurns(0);
  const tag = `tag-${Date.now()}`;
  await page.goto(`/games/night-ferris?a=1&stag=${tag}#rules`);
  await takenOver(page);
  expect(new URL(page.url()).search).toBe('?a=1');
  expect(new URL(page.url()).hash).toBe('#rules');

  const kept = (await context.cookies()).find(({ name }) => name === 'affiliateTag');
  expect(kept?.value).toBe(tag);
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);

  // The page others are shown is the same, and a second affiliate comes too late.
  const shown = await (await page.request.get('/')).text();
  expect(shown).not.toContain(tag);
  await page.goto('/?stag=another');
  await takenOver(page);
  expect((await context.cookies()).find(({ name }) => name === 'affiliateTag')?.value).toBe(tag);

  const asked = page.waitForRequest((request) => request.url().endsWith('/api/player/register'));
  const person = newcomer();
  await page.goto('/?sign-up=true');
  await takenOver(page);
  await fillAccess(page, 'en', person);
  await pressInSignUp(page, 'en', 'continue');
  await fillPerson(page, 'en', person);
  await pressInSignUp(page, 'en', 'continue');
  await page.getByRole('checkbox').first().check();
  await pressInSignUp(page, 'en', 'submit');
  expect((await asked).postDataJSON()).toMatchObject({ affiliateTag: tag });
});

test('[4-36] [9-13] [3-23] who comes is known by what the browser is, which is kept once a form has told it', async ({
  page,
  complaints,
}) => {
  byTurns(1);
  const told: unknown[] = [];
  await page.route('**/api/player/sessions', async (route) => {
    told.push((route.request().postDataJSON() as { fingerprint: unknown }).fingerprint);
    await route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 401, code: 0, title: 'Nobody' }),
    });
  });
  const kept = () =>
    page.evaluate(() => [
      sessionStorage.getItem('visitor'),
      localStorage.getItem('pierlight.visitor'),
    ]);
  const isComputed = page.waitForResponse(/\/assets\/fingerprint-[^/]+\.js$/);
  await page.goto('/?sign-in=true');
  await takenOver(page);
  await isComputed;
  await page.waitForTimeout(1000);
  expect(await kept()).toEqual([null, null]);
  const stranger = { email: newcomer().email, password: 'nobody has this one' };

  await signIn(page, 'en', stranger);
  await expect.poll(() => told.length).toBe(1);
  const first = told[0] as { readonly confidence: number };
  expect(first).toMatchObject({
    visitorId: expect.stringMatching(/^[0-9a-f]{32}$/),
    adBlocker: false,
  });
  expect(first.confidence).toBeGreaterThanOrEqual(0.4);
  expect(first.confidence).toBeLessThanOrEqual(0.7);
  expect(await kept()).toEqual([JSON.stringify(first), null]);

  await page.reload();
  await takenOver(page);
  await signIn(page, 'en', stranger);
  await expect.poll(() => told.length).toBe(2);
  expect(told[1]).toEqual(first);
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('401');
});
