import type { Page } from '@playwright/test';
import { type Locale, text } from './texts.ts';
import { expect, type newcomer } from './visitor.ts';

type Newcomer = ReturnType<typeof newcomer>;

const countries: Record<Locale, string> = {
  en: 'Austria',
  de: 'Österreich',
  es: 'Austria',
  'pt-br': 'Áustria',
  ar: 'النمسا',
};

/** The dialog of the sign-up, which is filled step by step. */
export const signUpDialog = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: text(locale, 'global-components.signUp.title') });

export const pressInSignUp = (page: Page, locale: Locale, key: 'continue' | 'submit') =>
  signUpDialog(page, locale)
    .getByRole('button', { name: text(locale, `global-components.signUp.${key}`), exact: true })
    .click();

/** Step 1: how one signs in. */
export async function fillAccess(page: Page, locale: Locale, person: Newcomer): Promise<void> {
  const dialog = signUpDialog(page, locale);
  await dialog
    .getByRole('textbox', { name: text(locale, 'fields-settings.fields.email.label') })
    .fill(person.email);
  await dialog.locator('input[type="password"]').fill(person.password);
}

/** Picks one entry of a list that is searched by typing. */
async function choose(page: Page, label: string, typed: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  if ((await box.inputValue()) === typed) return;
  await box.fill(typed);
  await page.getByRole('option', { name: typed }).first().click();
}

/** Step 2: who one is. */
export async function fillPerson(page: Page, locale: Locale, person: Newcomer): Promise<void> {
  const label = (field: string) => text(locale, `fields-settings.fields.${field}.label`);
  await choose(page, label('country'), countries[locale]);
  await expect(page.getByRole('combobox', { name: label('currency') })).toHaveValue('EUR');
  const birth = page.getByRole('group', { name: label('birthdate') });
  for (const part of ['day', 'month', 'year'] as const)
    await birth
      .getByLabel(text(locale, `layout.ui.${part}`), { exact: true })
      .fill(person.birthdate[part]);
}
