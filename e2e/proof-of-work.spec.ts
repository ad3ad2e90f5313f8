import { balancePill, signedIn } from './player.ts';
import { signIn } from './sign-in-and-out.ts';
import { plainPage, text } from './texts.ts';
import { byTurns, expect, look, newcomer, test, visit } from './visitor.ts';

test('whoever signs in while others guess works for it, and is in [P-24]', async ({
  page,
  browser,
  baseURL,
  request,
  complaints,
}) => {
  byTurns(1);
  const person = newcomer();
  const home = await browser.newContext();
  await signedIn(home, baseURL ?? '', person);
  await home.close();
  for (let number = 1; number <= 5; number += 1) {
    const guess = await request.post('/api/player/sessions', {
      headers: { 'x-forwarded-for': `198.51.100.${number}` },
      data: {
        email: person.email,
        password: 'not the password',
        fingerprint: { visitorId: crypto.randomUUID(), confidence: 0.5 },
      },
    });
    expect(guess.status()).toBe(422);
  }
  await visit(page, `${plainPage}?sign-in=true`);
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/player/sessions')) statuses.push(response.status());
  });
  await signIn(page, 'en', person);
  await expect(balancePill(page, 'en')).toBeVisible();
  expect(statuses).toEqual([428, 200]);
  // The browser notes the call that was asked to work, which is what this is about.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('428');
});

test('work that takes long says how far it is, and a person may stop it [P-24]', async ({
  page,
  complaints,
}) => {
  byTurns(0);
  // No key begins like that: the browser works until it is stopped.
  const parameters = {
    ...{ algorithm: 'PBKDF2/SHA-512', cost: 2500, keyLength: 32, keyPrefix: 'f'.repeat(32) },
    ...{ nonce: '0'.repeat(32), salt: '0'.repeat(32), data: { most: 3200 } },
  };
  const challenge = Buffer.from(JSON.stringify({ parameters, signature: '' })).toString('base64');
  let calls = 0;
  await page.route('**/api/player/sessions', (route) => {
    calls += 1;
    return route.fulfill({
      status: 428,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 11080, title: 'Work', challenge }),
    });
  });
  await visit(page, `${plainPage}?sign-in=true`);
  await signIn(page, 'en', newcomer());
  const words = (key: string) => text('en', `modals.browserCheck.${key}`);
  const dialog = page.getByRole('dialog', { name: words('title') });
  await expect(dialog.getByText(words('text'))).toBeVisible();
  await expect(dialog.getByText(/^[1-9]\d*%$/)).toBeVisible();
  await look(page, 'browser-check');
  await dialog.getByRole('button', { name: words('cancel') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(text('en', 'fields-settings.problems.11080'))).toBeVisible();
  expect(calls).toBe(1);
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('428');
});
