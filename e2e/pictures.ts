import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Page, test } from '@playwright/test';

const folder = path.resolve(import.meta.dirname, '../screenshots');

/** Pictures are for people: a run without them takes a twentieth less. */
const areWanted = process.env.E2E_PICTURES === '1';

/** Keeps a picture of the page under `screenshots/`, by size, where `E2E_PICTURES=1` asks for pictures. */
export async function keepPicture(
  page: Page,
  name: string,
  options: { readonly animations?: 'allow' | 'disabled'; readonly fullPage?: boolean } = {},
): Promise<void> {
  if (!areWanted) return;
  const place = path.join(folder, test.info().project.name);
  await mkdir(place, { recursive: true });
  await page.screenshot({ path: path.join(place, `${name}.png`), ...options });
}
