import { e2ePort, linkFor } from './operator.ts';
import { registered } from './player.ts';
import { type Locale, pathIn, text } from './texts.ts';
import { byTurns, expect, inLanguages, look, newcomer, test, visit } from './visitor.ts';

const words = (locale: Locale, key: string) => text(locale, `account.links.${key}`);

inLanguages(['en', 'de'], (locale) => {
  test(`an operator's link signs its player in at a press, once, and leads on (${locale}) [1-12] [2.1-06] [2.1-37] [7b-02] [P-28]`, async ({
    page,
    request,
    context,
    complaints,
  }) => {
    const person = newcomer();
    await registered(request, person);
    const link = await linkFor(person.email, '/categories/slots?sort=rtp');
    const address = pathIn(locale, link);

    // What reads mails before their owner opens the page, and uses nothing up.
    const opened = await request.get(address);
    const token = new URL(address, 'http://x').searchParams.get('token') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await opened.text()).not.toContain(token);

    await visit(page, address);
    await expect(page).not.toHaveURL(/token/);
    await expect(page.getByRole('heading', { name: words(locale, 'ready.heading') })).toBeVisible();
    await page.reload();
    await look(page, `auto-login-${locale}`);
    await page.getByRole('button', { name: words(locale, 'ready.action') }).click();
    await expect(page).toHaveURL(pathIn(locale, '/categories/slots?sort=rtp'));
    expect((await context.cookies()).some(({ name }) => name === 'access_token')).toBe(true);
    await visit(page, pathIn(locale, '/auth/autologin'));
    await expect(
      page.getByRole('heading', { name: words(locale, 'already.heading') }),
    ).toBeVisible();

    // A second use, by somebody who kept the link.
    await context.clearCookies();
    await visit(page, address);
    await page.getByRole('button', { name: words(locale, 'ready.action') }).click();
    await expect(page.getByRole('heading', { name: words(locale, 'refused') })).toBeVisible();
    await expect(page.getByText(text(locale, 'fields-settings.problems.11012'))).toBeVisible();
    await look(page, `auto-login-used-${locale}`);
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('422');
  });
});

test('a link leads nowhere else than to this site [P-33]', async ({ page, request }) => {
  byTurns(1);
  const person = newcomer();
  await registered(request, person);
  await visit(page, await linkFor(person.email, '//evil.example/'));
  await page.getByRole('button', { name: words('en', 'ready.action') }).click();
  await expect(page).toHaveURL('/');
  expect(new URL(page.url()).host).toBe(`localhost:${e2ePort}`);
});
