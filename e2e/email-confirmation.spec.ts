import { linkIn, mailTo } from './mails.ts';
import { registered, signedIn } from './player.ts';
import { pathIn, text } from './texts.ts';
import { byTurns, expect, look, newcomer, test, visit } from './visitor.ts';

const subject = 'Confirm your e-mail address';
const inProfile = (key: string) => text('en', `account.info.${key}`);
const modal = (key: string) => text('en', `modals.account.confirmed.${key}`);

test('a new player confirms the address by the mailed link, and again says the same [7a-08] [2.1-22] [P-28]', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  byTurns(1);
  const person = newcomer();
  await signedIn(context, baseURL ?? '', person);
  await visit(page, '/profile/info');
  await expect(page.getByText(inProfile('emailOpen'))).toBeVisible();
  await look(page, 'profile-unconfirmed');
  const link = linkIn(await mailTo(request, person.email, subject), '/verify/');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/confirmations/email')) sent.push(request.method());
  });
  await visit(page, link);
  const dialog = page.getByRole('dialog', { name: modal('title') });
  await expect(dialog.getByRole('heading', { name: modal('done.heading') })).toBeVisible();
  expect(sent, 'a link is sent in once').toEqual(['POST']);
  await expect(page).toHaveURL('/?profile-confirmed=true');
  await look(page, 'profile-confirmed-done');
  await page.reload();
  await expect(dialog.getByRole('heading', { name: modal('done.heading') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await visit(page, '/profile/info');
  await expect(page.getByText(inProfile('emailConfirmed'), { exact: true })).toBeVisible();
  await look(page, 'profile-confirmed');
  await visit(page, link);
  await expect(dialog.getByRole('heading', { name: modal('done.heading') })).toBeVisible();
});

test('the profile sends the mail again, and says when it did not [7a-08] [8-07]', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  byTurns(0);
  await signedIn(context, baseURL ?? '', newcomer());
  await visit(page, '/profile/info');
  const again = page.getByRole('button', { name: inProfile('resend') });
  await again.click();
  await expect(page.getByText(text('en', 'alerts.profile.verificationResent.title'))).toBeVisible();
  // Asked once, it is not asked again for a while.
  await expect(again).toHaveCount(0);
  await page.route('**/confirmations/email/resend', (route) => route.abort());
  await page.reload();
  await again.click();
  await expect(page.getByText(text('en', 'alerts.general.failed.title'))).toBeVisible();
  await expect(again).toHaveCount(0);
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED');
});

test('a guest whose link was replaced is told so, and how to get another [2.2-07]', async ({
  page,
  request,
  complaints,
}) => {
  byTurns(1);
  const person = newcomer();
  const player = await registered(request, person);
  const link = linkIn(await mailTo(request, person.email, subject), '/verify/');
  await request.post('/api/player/profile/confirmations/email/resend', {
    headers: { authorization: `Bearer ${player.accessToken}` },
  });
  await visit(page, link);
  const dialog = page.getByRole('dialog', { name: modal('title') });
  await expect(dialog.getByText(text('en', 'fields-settings.problems.11013'))).toBeVisible();
  await look(page, 'profile-confirmed-replaced');
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('422');
  await dialog.getByRole('link', { name: modal('signIn') }).click();
  await expect(
    page.getByRole('dialog', { name: text('en', 'global-components.signIn.title') }),
  ).toBeVisible();
});

test('whoever reads Arabic gets the mail, the link and the thanks in Arabic [7a-08] [2.2-07]', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  byTurns(0);
  const person = newcomer();
  const { accessToken } = await signedIn(context, baseURL ?? '', person);
  const told = await request.put('/api/player/profile', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { locale: 'ar' },
  });
  expect(told.status(), await told.text()).toBe(200);
  await visit(page, pathIn('ar', '/profile/info'));
  await expect(page.getByText(text('ar', 'account.info.emailOpen'))).toBeVisible();
  await look(page, 'profile-unconfirmed-ar');
  await page.getByRole('button', { name: text('ar', 'account.info.resend') }).click();
  await expect(page.getByText(text('ar', 'alerts.profile.verificationResent.title'))).toBeVisible();
  const mail = await mailTo(request, person.email, 'أكّد');
  expect(mail.html).toContain('dir="rtl"');
  const link = linkIn(mail, '/verify/');
  expect(link).toMatch(/^\/ar\/verify\//);
  await visit(page, link);
  const dialog = page.getByRole('dialog', { name: text('ar', 'modals.account.confirmed.title') });
  await expect(
    dialog.getByRole('heading', { name: text('ar', 'modals.account.confirmed.done.heading') }),
  ).toBeVisible();
  await expect(page).toHaveURL('/ar?profile-confirmed=true');
  await look(page, 'profile-confirmed-done-ar');
});
