import { signedIn } from './player.ts';
import { publishing } from './publishing.ts';
import { text } from './texts.ts';
import { expect, look, newcomer, test, visit } from './visitor.ts';

const standing = (order: number, name: string, points: number) => ({
  playerAccount: {
    points,
    currentLevel: { name, points, order },
    nextLevel: { name: 'Bandstand', points: 4_000 },
  },
});

test('a higher level opens its modal, and on the page of a game a notification that goes by itself [4-21] [2.3-03] [9-06]', async ({
  page,
  context,
  baseURL,
}) => {
  const { accessToken } = await signedIn(context, baseURL ?? '', newcomer());
  const { followed, tell } = publishing(page, accessToken, 'retention:accounts');
  await visit(page, '/categories/slots');
  await followed;
  tell(standing(1, 'Slipway', 0));
  tell(standing(2, 'Boardwalk', 400));
  const modal = page.getByRole('dialog', { name: text('en', 'modals.loyalty.level.title') });
  await expect(modal.getByText('Boardwalk')).toBeVisible();
  await expect(modal.getByText('You have 400 points.')).toBeVisible();
  await expect(modal.getByText('3,600 more points to Bandstand.')).toBeVisible();
  await expect(page).toHaveURL('/categories/slots?loyalty-level=true');
  await look(page, 'level-modal');
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Koi Lantern/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/games\/koi-lantern/);
  const notification = page.getByRole('status').filter({ hasText: 'A new lamp: Lantern' });
  tell(standing(3, 'Lantern', 1_500));
  await expect(notification).toBeVisible();
  await expect(notification).toBeHidden({ timeout: 10_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const next = page.getByRole('status').filter({ hasText: 'A new lamp: Bandstand' });
  tell(standing(4, 'Bandstand', 4_000));
  // It waits while its button has the focus, which a phone without a pointer can give it too.
  await next.getByRole('button').focus();
  await look(page, 'level-notification', { animations: 'allow' });
  await next.getByRole('button').click();
  await expect(next).toBeHidden();
});
