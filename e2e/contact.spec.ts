import type { Page } from '@playwright/test';
import { linkIn, mailTo } from './mails.ts';
import { ask, signedIn } from './player.ts';
import { type Locale, pathIn, text, textWith } from './texts.ts';
import { expect, inLanguages, look, newcomer, test, visit } from './visitor.ts';

const operator = 'support@pierlight.example';

const contact = (locale: Locale, key: string) => text(locale, `contact.page.${key}`);

const field = (page: Page, locale: Locale, name: 'name' | 'email' | 'message') =>
  page.getByRole('main').getByRole('textbox', { name: contact(locale, name) });
const topic = (page: Page, locale: Locale) =>
  page.getByRole('main').getByRole('combobox', { name: contact(locale, 'topic') });
const send = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: contact(locale, 'send') }).click();

/** What the page says once a message is on its way; answers its reference. */
async function sentTo(page: Page, locale: Locale, email: string): Promise<string> {
  await expect(page.getByRole('heading', { name: contact(locale, 'sent.title') })).toBeFocused();
  const main = page.getByRole('main');
  const reference = /\b[2-9A-Z]{8}\b/.exec((await main.textContent()) ?? '')?.[0] ?? '';
  await expect(main).toContainText(
    textWith(locale, 'contact.page.sent.text', { reference, email }),
  );
  return reference;
}

inLanguages(['en', 'ar'], (locale) => {
  test(`a guest's message loses nothing to a mistake and reaches the operator (${locale}) [7a-13]`, async ({
    page,
    request,
  }) => {
    const { email } = newcomer();
    const message = `${email}: <b>where</b> is {reference}?\nسطر ثانٍ`;
    await visit(page, pathIn(locale, '/contact'));
    await field(page, locale, 'name').fill('Ada Lovelace');
    await field(page, locale, 'email').fill('ada at example');
    await field(page, locale, 'message').fill(message);
    await send(page, locale);
    await expect(field(page, locale, 'email')).toBeFocused();
    await expect(field(page, locale, 'email')).toHaveAccessibleDescription(
      contact(locale, 'problems.email'),
    );
    await expect(topic(page, locale)).toHaveAccessibleDescription(
      contact(locale, 'problems.topic'),
    );
    await expect(field(page, locale, 'name')).toHaveValue('Ada Lovelace');
    await expect(field(page, locale, 'message')).toHaveValue(message);
    await look(page, `contact-mistakes-${locale}`);

    // Nor to loading the page anew.
    await page.reload();
    await expect(field(page, locale, 'message')).toHaveValue(message);
    await expect(field(page, locale, 'name')).toHaveValue('Ada Lovelace');
    await send(page, locale);
    await expect(field(page, locale, 'email')).toBeFocused();

    await field(page, locale, 'email').fill(email);
    await expect(field(page, locale, 'email')).not.toHaveAttribute('aria-invalid');
    await topic(page, locale).selectOption('games');
    await send(page, locale);
    const reference = await sentTo(page, locale, email);
    await look(page, `contact-sent-${locale}`);
    await page.reload();
    await expect(field(page, locale, 'message')).toHaveValue('');

    const toOperator = await mailTo(request, operator, reference);
    expect(toOperator.subject).toContain('Ada Lovelace');
    expect(toOperator.subject).toContain(text('en', 'contact.page.topics.games'));
    expect(toOperator.replyTo).toBe(email);
    expect(toOperator.html).not.toContain('<b>where');
    for (const line of message.split('\n')) expect(toOperator.text).toContain(line);
    const toGuest = await mailTo(request, email, reference);
    expect(toGuest.text).not.toContain('where');
    expect(toGuest.html).toContain(`lang="${locale}"`);
  });

  test(`a player is asked for neither name nor address, and gets a copy (${locale}) [7a-13]`, async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    const player = await signedIn(context, baseURL ?? '', newcomer());
    const { email } = player;
    await visit(page, pathIn(locale, '/contact'));
    await expect(page.getByRole('main')).toContainText(
      textWith(locale, 'contact.page.asPlayer', { email }),
    );
    await expect(field(page, locale, 'email')).toHaveCount(0);
    await look(page, `contact-player-${locale}`);
    const message = `A question of ${email}`;
    /** Sends it about something; the text of the mail that confirms it. */
    const confirmation = async (about: string) => {
      await topic(page, locale).selectOption(about);
      await field(page, locale, 'message').fill(message);
      await send(page, locale);
      const reference = await sentTo(page, locale, email);
      expect((await mailTo(request, operator, reference)).replyTo).toBe(email);
      return (await mailTo(request, email, reference)).text;
    };
    // Until the address is confirmed it may be a stranger's.
    expect(await confirmation('payments')).not.toContain(message);
    await visit(page, linkIn(await mailTo(request, email, '/verify/'), '/verify/'));
    const profile = () => ask<{ emailConfirmed: boolean }>(request, player, '/player/profile');
    await expect.poll(async () => (await profile()).emailConfirmed).toBe(true);
    await visit(page, pathIn(locale, '/contact'));
    expect(await confirmation('games')).toContain(message);
  });

  test(`who finds no answer among the questions is led to the contact form (${locale})`, async ({
    page,
  }) => {
    const questions = (key: string) => text(locale, `pages.questions.${key}`);
    const shown = page.getByRole('main').locator('summary');
    await visit(page, pathIn(locale, '/questions'));
    const all = await shown.count();
    const search = page.getByRole('main').getByRole('searchbox', { name: questions('search') });
    await search.fill(locale === 'ar' ? 'بطاقة أخرى' : 'ANOTHER  card');
    await expect(shown).toHaveCount(1);
    expect(all).toBeGreaterThan(10);
    await shown.click();
    await expect(page.getByRole('main').locator('details')).toHaveAttribute('open');
    await look(page, `questions-found-${locale}`);
    await search.fill('xyzzy');
    await expect(shown).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(questions('none.title'));
    await look(page, `questions-none-${locale}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: questions('contact') })
      .click();
    await expect(
      page.getByRole('heading', { name: text(locale, 'pages.contact.title') }),
    ).toBeVisible();
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  inLanguages(['de', 'ar'], (locale) => {
    test(`without scripts a message loses nothing to a mistake and reaches the operator (${locale}) [7a-13]`, async ({
      page,
      request,
    }) => {
      const { email } = newcomer();
      const main = page.getByRole('main');
      await page.goto(pathIn(locale, '/contact'));
      await field(page, locale, 'name').fill('Ada Lovelace');
      // The browser takes it for an address; the server does not.
      await field(page, locale, 'email').fill('ada@example');
      await topic(page, locale).selectOption('games');
      await field(page, locale, 'message').fill(`${email}\nسطر ثانٍ`);
      await send(page, locale);
      await expect(page).toHaveURL(pathIn(locale, '/contact'));
      await expect(main).toContainText(contact(locale, 'problems.email'));
      await expect(field(page, locale, 'name')).toHaveValue('Ada Lovelace');
      await expect(topic(page, locale)).toHaveValue('games');
      await expect(field(page, locale, 'message')).toHaveValue(`${email}\nسطر ثانٍ`);

      await field(page, locale, 'email').fill(email);
      await send(page, locale);
      await expect(
        main.getByRole('heading', { name: contact(locale, 'sent.title') }),
      ).toBeVisible();
      const reference = /\b[2-9A-Z]{8}\b/.exec((await main.textContent()) ?? '')?.[0] ?? '';
      await expect(main).toContainText(
        textWith(locale, 'contact.page.sent.text', { reference, email }),
      );
      const toOperator = await mailTo(request, operator, reference);
      expect(toOperator.replyTo).toBe(email);
      expect(toOperator.text).toContain('سطر ثانٍ');

      await main.getByRole('link', { name: contact(locale, 'sent.again') }).click();
      await expect(field(page, locale, 'message')).toHaveValue('');
    });
  });
});
