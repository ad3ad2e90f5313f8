import { balancePill, signedIn } from './player.ts';
import { signIn } from './sign-in-and-out.ts';
import { byTurns, expect, newcomer, test, visit } from './visitor.ts';

test('whoever signs in while others guess works for it unseen, and is in [P-24]', async ({
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
  await visit(page, '/?sign-in=true');
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
