import { ask, signedIn } from './player.ts';
import { pathIn, text } from './texts.ts';
import { byTurns, expect, isPhone, look, newcomer, settled, test, visit } from './visitor.ts';

const prefs = (key: string) => `account.notifications.preferences.${key}`;

test('[3-25] [7a-04] a consent is saved with the press, put back when that fails, and one for all pages', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  byTurns(0);
  const locale = isPhone() ? 'ar' : 'en';
  const player = await signedIn(context, baseURL ?? '', newcomer());
  const kept = () =>
    ask<{ receiveEmailPromo: boolean; receiveSmsPromo: boolean }>(
      page.request,
      player,
      '/player/profile',
    );
  const label = text(locale, prefs('receiveEmailPromo.label'));

  await visit(page, pathIn(locale, '/profile/notifications'));
  const choice = page.getByRole('switch', { name: label });
  await expect(choice).not.toBeChecked();
  await expect(
    page.getByRole('switch', { name: text(locale, prefs('receiveSmsPromo.label')) }),
    'no phone, no offers by SMS',
  ).toHaveCount(0);
  await expect(page.getByText(text(locale, prefs('told.newDevice')))).toBeVisible();
  await look(page, `preferences-${locale}`);

  await choice.focus();
  await page.keyboard.press('Space');
  await expect(
    page.getByRole('status').getByText(text(locale, prefs('receiveEmailPromo.given'))),
  ).toBeVisible();
  await expect(choice).toBeFocused();
  expect(await kept()).toMatchObject({ receiveEmailPromo: true, receiveSmsPromo: false });

  // The same choice in the form of the details, without asking anybody again.
  await page.getByRole('link', { name: text(locale, 'layout.profile.info'), exact: true }).click();
  await expect(page.locator('input[name="receiveEmailPromo"]')).toBeChecked();
  await page.goBack();

  await page.route('**/api/player/profile', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await choice.click();
  await expect(page.getByRole('alert').getByText(text(locale, prefs('failed')))).toBeVisible();
  await expect(choice, 'put back').toBeChecked();
  await look(page, `preferences-failed-${locale}`);
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED');
  await page.unroute('**/api/player/profile');

  // Two presses at once end as the last one says, and another tab shows it at once.
  const other = await context.newPage();
  const follows = other
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framesent', ({ payload }) =>
        String(payload).includes('messenger:notifications#'),
      ),
    );
  await visit(other, pathIn(locale, '/profile/notifications'));
  await follows;
  await page.bringToFront();
  await choice.click();
  await choice.click();
  await choice.click();
  await expect(
    page.getByRole('status').getByText(text(locale, prefs('receiveEmailPromo.refused'))),
  ).toBeVisible();
  // The first of the three refuses already.
  await settled(page);
  expect((await kept()).receiveEmailPromo).toBe(false);
  await expect(other.getByRole('switch', { name: label })).not.toBeChecked();
});

test('an empty inbox leads to the choice', async ({ page, context, baseURL }) => {
  byTurns(1);
  const player = await signedIn(context, baseURL ?? '', newcomer());
  await visit(page, '/profile/notifications');
  await expect
    .poll(
      async () =>
        (
          await ask<unknown[]>(
            page.request,
            player,
            '/notification/messenger/messages?page=1&perPage=20',
          )
        ).length,
    )
    .toBe(1);
  const [message] = await ask<{ id: string }[]>(
    page.request,
    player,
    '/notification/messenger/messages?page=1&perPage=20',
  );
  await page.request.delete('/api/notification/messenger/messages', {
    headers: { authorization: `Bearer ${player.accessToken}` },
    data: { messageIds: [message?.id] },
  });
  await visit(page, '/profile/notifications');
  await page.getByRole('link', { name: text('en', 'account.notifications.action') }).click();
  const heading = page.getByRole('heading', { name: text('en', prefs('title')) });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await look(page, 'preferences-empty');
});
