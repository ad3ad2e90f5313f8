import type { Page } from '@playwright/test';

/** Lets the bank, the wallet or the bank's app answer on the provider's page. */
export async function decide(page: Page, decision: string): Promise<void> {
  const button = page.locator(`button[value="${decision}"]`);
  if (!(await button.isVisible())) await page.locator('.sandbox summary').click();
  await button.click();
}

/** Signs in to the e-wallet on the provider's page. */
export async function signInToWallet(page: Page, pin: string): Promise<void> {
  await page.locator('#email').fill('ada@example.org');
  await page.locator('#pin').fill(pin);
  await page.locator('form .primary').click();
}
