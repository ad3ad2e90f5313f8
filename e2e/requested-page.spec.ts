import { registered, signedIn, tokenOf } from './player.ts';
import { signIn } from './sign-in-and-out.ts';
import { pathIn } from './texts.ts';
import { byTurns, expect, inLanguages, newcomer, test, visit } from './visitor.ts';

inLanguages(['en', 'de'], (locale) => {
  test(`a guest is led back to the player's page requested in ${locale} [6-02]`, async ({
    page,
    request,
  }) => {
    const person = await registered(request, newcomer());
    await visit(page, pathIn(locale, '/profile/history?tab=spins&sign-up=true'));
    await expect(page).toHaveURL(`${pathIn(locale, '/')}?sign-in=true`);
    await signIn(page, locale, person);
    await expect(page).toHaveURL(pathIn(locale, '/profile/history?tab=spins'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('somebody whose session ended is led back to where they were [8-03]', async ({
  page,
  context,
  request,
  baseURL,
  complaints,
}) => {
  byTurns(0);
  const person = await signedIn(context, baseURL ?? '', newcomer());
  await visit(page, '/profile/history');
  const accessToken = await tokenOf(context);
  await request.post('/api/player/sessions/logout', {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  await expect(page).toHaveURL('/?sign-in=true');
  await signIn(page, 'en', person);
  await expect(page).toHaveURL('/profile/history');
  // The refused calls themselves are what ended the session.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('401');
});

test('a guest who closes the sign-in stays on the page afterwards', async ({ page, request }) => {
  byTurns(1);
  const person = await registered(request, newcomer());
  await visit(page, '/favorites');
  await expect(page).toHaveURL('/?sign-in=true');
  await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await visit(page, '/providers?sign-in=true');
  await signIn(page, 'en', person);
  await expect(page).toHaveURL('/providers');
});
