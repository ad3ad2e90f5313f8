import type { APIRequestContext, Page } from '@playwright/test';
import { generateSync } from 'otplib';
import type { Player } from './player.ts';
import { type Locale, text } from './texts.ts';
import { expect } from './visitor.ts';

/** The question for a second factor. */
export const question = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: text(locale, 'modals.secondFactor.title'), exact: true });

/** The code an authenticator app shows, so many seconds off. */
export const codeOf = (secret: string, offSeconds = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + offSeconds });

/** Answers the question by one of the recovery codes. */
export async function answerByRecoveryCode(page: Page, locale: Locale, code: string) {
  const asked = question(page, locale);
  const input = asked.locator('input[name="recoveryCode"]');
  const instead = asked.getByRole('button', {
    name: text(locale, 'modals.secondFactor.instead.recoveryCode'),
    exact: true,
  });
  await expect(input.or(instead)).toBeVisible();
  if (await instead.isVisible()) await instead.click();
  await input.fill(code);
  await asked
    .getByRole('button', { name: text(locale, 'modals.secondFactor.confirm'), exact: true })
    .click();
}

/** Adds an authenticator app without the browser; answers its secret and the recovery codes. */
export async function withTotp(
  request: APIRequestContext,
  { accessToken, password }: Pick<Player, 'accessToken' | 'password'>,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  async function post<T>(path: string, data?: object, proof?: string): Promise<T> {
    const response = await request.post(`/api/player/factors${path}`, {
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(proof === undefined ? {} : { 'second-factor': proof }),
      },
      ...(data === undefined ? {} : { data }),
    });
    expect(response.status(), await response.text()).toBe(200);
    return ((await response.json()) as { data: T }).data;
  }
  const { challenge } = await post<{ challenge: string }>('/challenges', { action: 'addFactor' });
  const byPassword = { challenge, proof: { method: 'password', password } };
  const { proof } = await post<{ proof: string }>('/proofs', byPassword);
  const { secret } = await post<{ secret: string }>('/totp', undefined, proof);
  const { recoveryCodes } = await post<{ recoveryCodes: string[] }>('/totp/confirm', {
    code: codeOf(secret),
  });
  return { secret, recoveryCodes };
}
