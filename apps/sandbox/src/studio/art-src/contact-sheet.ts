/**
 * Renders thumbnails, backdrops and symbols of all games on one page, to be looked at before they
 * land. Run: `node apps/sandbox/src/studio/art-src/contact-sheet.ts <out.png> [game-id ...]`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { games } from './games.ts';

const [, , target, ...wanted] = process.argv;
if (!target) throw new Error('Name the PNG to write, outside the repository');
const art = join(import.meta.dirname, '../art');
const picture = (path: string, width: number, height: number): string =>
  `<img width="${width}" height="${height}" src="data:image/svg+xml;base64,${readFileSync(join(art, path)).toString('base64')}">`;

const rows = games
  .filter((game) => !wanted.length || wanted.includes(game.id))
  .map((game) => {
    const symbols = game.symbols.map((symbol) => `${game.id}/symbols/${symbol.id}.svg`);
    return `<section>${picture(`${game.id}/thumb-tall.svg`, 200, 300)}${picture(`${game.id}/thumb-square.svg`, 200, 200)}${picture(`${game.id}/backdrop.svg`, 480, 270)}<div><p>${symbols.map((path) => picture(path, 112, 112)).join('')}</p><p>${symbols.map((path) => picture(path, 60, 60)).join('')}</p></div></section>`;
  });
const html = `<style>body{margin:0;padding:16px;background:#15121d;width:1560px}section{display:flex;gap:12px;margin-bottom:12px;align-items:flex-start}img{border-radius:6px}p{margin:0;background:#221a2e}div{flex:1}</style>${rows.join('')}`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
});
const page = await browser.newPage({ viewport: { width: 1592, height: 900 } });
await page.setContent(html, { waitUntil: 'load' });
await page.screenshot({ path: target, fullPage: true });
await browser.close();
