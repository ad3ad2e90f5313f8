import { ask, signedIn } from './player.ts';
import { text } from './texts.ts';
import { byTurns, expect, look, newcomer, test, visit } from './visitor.ts';

test('is not there for guests where they are not let in [6-06]', async ({ page }) => {
  byTurns(1);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit(page, '/');
  await expect(page.getByRole('button', { name: text('en', 'layout.chat.open') })).toHaveCount(0);
  expect(scripts.filter((url) => url.endsWith('/js/widget.js'))).toEqual([]);
});

test('keeps a conversation for its player [7h-03]', async ({ page, context, baseURL, request }) => {
  byTurns(1);
  const player = await signedIn(context, baseURL ?? '', newcomer());
  await visit(page, '/');
  const button = page.getByRole('button', { name: text('en', 'layout.chat.open') });
  await button.click();
  const chat = page.frameLocator('iframe[title="Chat"]');
  await chat.getByRole('textbox').fill('Is anybody there?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('listitem')).toHaveCount(3);
  await look(page, 'chat');
  const restoreId = async () =>
    (await ask<{ freshchatRestoreId: string | null }>(request, player, '/player/profile'))
      .freshchatRestoreId;
  await expect.poll(restoreId).not.toBeNull();
  await page.reload();
  await button.click();
  await expect(chat.getByText('Is anybody there?')).toBeVisible();
});

test('a restore id that cannot be kept is logged, and the chat goes on [8-09]', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  byTurns(0);
  await signedIn(context, baseURL ?? '', newcomer());
  await page.route('**/api/player/profile', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  const logged = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('could not be noted in the profile'),
  });
  await visit(page, '/');
  await page.getByRole('button', { name: text('en', 'layout.chat.open') }).click();
  const chat = page.frameLocator('iframe[title="Chat"]');
  await chat.getByRole('textbox').fill('Hello');
  await chat.getByRole('button', { name: 'Send' }).click();
  expect((await logged).type()).toBe('warning');
  await expect(chat.getByRole('listitem')).toHaveCount(3);
  // The browser notes the call that failed.
  complaints.length = 0;
});
