import { skipReasons } from '../scripts/checks/skips.ts';
import { asFile, cardPhoto, fill } from './document-photos.ts';
import { operate } from './operator.ts';
import { ask, playerTest as test } from './player.ts';
import { pathIn, text } from './texts.ts';
import { expect, inLanguages, isPhone, look, noteComplaints, takenOver, visit } from './visitor.ts';

inLanguages(['en', 'ar', 'de', 'es', 'pt-br'], (locale) => {
  const words = (key: string) => text(locale, `account.documents.${key}`);

  test(`a document is checked, sent over a bad network, turned down and sent again, in ${locale} [1-11] [2.1-26] [7a-10]`, async ({
    page,
    player,
    request,
    complaints,
  }) => {
    await visit(page, pathIn(locale, '/profile/documents'));
    await expect(page.getByRole('heading', { name: words('heading') })).toBeVisible();
    await look(page, `documents-empty-${locale}`);
    await page.getByRole('button', { name: words('kinds.identityCard.title') }).click();
    const front = page.getByRole('group', { name: words('send.front') });
    const back = page.getByRole('group', { name: words('send.back') });

    await front.locator('input:not([capture])').setInputFiles({
      ...{ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear house') },
    });
    await expect(front.getByText(words('faults.unreadable'))).toBeVisible();
    const sharp = await cardPhoto(page);
    await fill(page, front, await cardPhoto(page, 9));
    await expect(front.getByText(words('faults.blurred'))).toBeVisible();
    await fill(page, back, await cardPhoto(page, 0, 400));
    await expect(back.getByText(words('faults.cropped'))).toBeVisible();
    await expect(page.getByRole('button', { name: words('send.anyway') })).toBeEnabled();
    await look(page, `documents-blurred-${locale}`);
    for (const slot of [front, back]) {
      await slot.getByRole('button', { name: words('page.remove') }).click();
      await fill(page, slot, sharp);
      await expect(slot.getByText(words('page.good'))).toBeVisible();
    }

    // The second page does not get through at first: it is sent again by itself, and the first is not.
    let sent = 0;
    await page.route('**/api/player/documents', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      sent += 1;
      return sent === 2 ? route.abort() : route.continue();
    });
    await page.getByRole('button', { name: words('send.submit'), exact: true }).click();
    await expect(page.getByText(words('send.done'))).toBeVisible();
    expect(sent).toBe(3);
    await page.unroute('**/api/player/documents');
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED');
    await expect(page.getByText(words('status.1'))).toBeVisible();
    await look(page, `documents-sent-${locale}`);

    const [first] = await ask<{ id: string }[]>(request, player, '/player/documents');
    await operate('documents', 'reject', first?.id ?? '', 'glare');
    await expect(page.getByText(words('status.3'))).toBeVisible();
    await expect(page.getByText(words('reasons.glare'))).toBeVisible();
    await expect(page.getByText(words('send.done'))).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByText(words('reasons.glare'))).toBeInViewport();
    await look(page, `documents-rejected-${locale}`);

    await page.getByRole('button', { name: words('card.another') }).click();
    await fill(page, front, sharp);
    await fill(page, back, sharp);
    await page.getByRole('button', { name: words('send.submit'), exact: true }).click();
    await expect(page.getByText(words('send.done'))).toBeVisible();
    const removal = page.getByRole('button', { name: words('card.remove') });
    await removal.click();
    await page.getByRole('button', { name: words('card.yes'), exact: true }).click();
    await expect(page.getByText(words('status.1'))).toHaveCount(0);
    await expect(page.getByText(words('status.3'))).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: new RegExp(`1.*${words('kinds.identityCard.title')}`) })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^pierlight-document-1-.*\.jpg$/);
  });
});

test('a document is photographed on a phone that is signed in nowhere, for the page on a desktop [1-11]', async ({
  page,
  player: _signedIn,
  browser,
  baseURL,
  complaints,
}) => {
  test.skip(isPhone(), skipReasons.desktopOnly);
  const words = (key: string) => text('en', `account.documents.${key}`);
  await visit(page, '/profile/documents');
  const offered = page.waitForResponse(
    (response) =>
      response.url().endsWith('/documents/hand-overs') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: words('handOver.show') }).click();
  await expect(page.getByRole('img', { name: words('handOver.picture') })).toBeVisible();
  await look(page, 'documents-hand-over');

  const { data } = (await (await offered).json()) as { data: { url: string } };
  const context = await browser.newContext({
    ...{ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } },
    ...{ hasTouch: true, isMobile: true, serviceWorkers: 'block' },
    reducedMotion: 'reduce',
  });
  const phone = await context.newPage();
  noteComplaints(phone, complaints);
  const { pathname, hash } = new URL(data.url);
  await phone.goto(`${pathname}${hash}`);
  await takenOver(phone);
  await look(phone, 'hand-over-phone');
  await phone.getByRole('button', { name: words('handOver.phone.begin') }).click();
  await expect(phone).toHaveURL('/hand-over');
  await expect(page.getByText(words('handOver.taken'))).toBeVisible();
  await phone.getByRole('button', { name: words('kinds.passport.title') }).click();
  const slot = phone.getByRole('group', { name: words('kinds.passport.title') });
  await slot.locator('input[capture]').setInputFiles(asFile(await cardPhoto(phone)));
  await expect(slot.getByText(words('page.good'))).toBeVisible();
  await phone.getByRole('button', { name: words('send.submit'), exact: true }).click();
  await expect(phone.getByText(words('handOver.phone.sent'))).toBeVisible();
  await look(phone, 'hand-over-sent');
  await expect(page.getByText(words('status.1'))).toBeVisible();
  await look(page, 'documents-handed-over');

  // Its code is used up.
  const again = await context.newPage();
  noteComplaints(again, complaints);
  await again.goto(`${pathname}${hash}`);
  await takenOver(again);
  await again.getByRole('button', { name: words('handOver.phone.begin') }).click();
  await expect(again.getByText(words('handOver.phone.problems.oneTimeUsed'))).toBeVisible();
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('hand-overs/taken');
  await context.close();
});
