import assert from 'node:assert/strict';
import type { Behaviour } from './behaviours.ts';

/** The five of an Arabic keyboard is typed at a place of what stands in an input. */
function keepsCaret(
  kind: string,
  { story, label, at, becomes }: { story: string; label: string; at: number; becomes: string },
): Behaviour {
  return {
    name: `${kind} keeps the caret behind a digit of an Arabic keyboard`,
    story,
    size: 'desktop',
    async check(page) {
      const box = page.getByRole('textbox', { name: label, exact: true });
      await box.evaluate((input: HTMLInputElement, caret) => {
        input.focus();
        input.setSelectionRange(caret, caret);
      }, at);
      await page.keyboard.insertText('٥');
      assert.equal(await box.inputValue(), becomes);
      assert.equal(await box.evaluate((input: HTMLInputElement) => input.selectionStart), at + 1);
    },
  };
}

/** What the inputs for the less usual kinds of fields promise. */
export const inputKindBehaviours: Behaviour[] = [
  {
    name: 'a masked text keeps the caret behind the digit that was typed',
    story: 'input-kinds--kinds',
    size: 'desktop',
    async check(page) {
      const box = page.getByRole('textbox', { name: 'Number in groups' });
      await box.evaluate((input: HTMLInputElement) => {
        input.focus();
        input.setSelectionRange(2, 2);
      });
      await page.keyboard.type('99');
      assert.equal(await box.inputValue(), '129.934.56');
      assert.equal(await box.evaluate((input: HTMLInputElement) => input.selectionStart), 5);
    },
  },
  keepsCaret('an amount', { story: 'fields--money', label: 'Amount', at: 1, becomes: '650.00' }),
  keepsCaret('a date', { story: 'fields--sign-up', label: 'Day', at: 0, becomes: '57' }),
  keepsCaret('a phone number', {
    story: 'input-kinds--kinds',
    label: 'Phone',
    at: 2,
    becomes: '15512 3456789',
  }),
  {
    name: 'a search that is cleared keeps the focus',
    story: 'input-kinds--kinds',
    size: 'desktop',
    async check(page) {
      await page.getByRole('button', { name: 'Clear' }).click();
      const box = page.getByRole('searchbox', { name: 'Search' });
      assert.equal(await box.inputValue(), '');
      assert.ok(await box.evaluate((input) => input === document.activeElement));
    },
  },
  {
    name: 'a text that cannot be copied is selected, and either is said',
    story: 'input-kinds--kinds',
    size: 'desktop',
    async check(page) {
      await page.getByRole('button', { name: 'Copy the address' }).click();
      await page
        .getByRole('status')
        .filter({ hasText: /Copied|Selected/ })
        .waitFor();
    },
  },
  {
    name: 'a country’s dialling code is found by its name and by its digits',
    story: 'input-kinds--kinds',
    size: 'phone',
    async check(page) {
      const box = page.getByRole('combobox', { name: 'Country of the number' });
      await box.fill('55');
      await page.getByRole('option', { name: /Brazil/ }).waitFor();
      await box.fill('vincent');
      await page.getByRole('option', { name: /Vincent/ }).waitFor();
      await page.keyboard.press('Enter');
      assert.match(await box.inputValue(), /^\+1 /);
    },
  },
  {
    name: 'a file that is taken out of the list gives the focus back to the button',
    story: 'input-kinds--kinds',
    size: 'desktop',
    async check(page) {
      await page.getByRole('button', { name: 'Remove holiday.exe' }).click();
      assert.equal(await page.getByText('holiday.exe').count(), 0);
      assert.match(
        (await page.evaluate(() => document.activeElement?.textContent)) ?? '',
        /Choose/,
      );
    },
  },
  {
    name: 'what was sent again cannot be sent again at once',
    story: 'input-kinds--kinds',
    size: 'desktop',
    async check(page) {
      await page.getByRole('button', { name: 'Send the mail again' }).click();
      await page.getByRole('button', { name: /Again in \d+ s/, disabled: true }).waitFor();
    },
  },
];
