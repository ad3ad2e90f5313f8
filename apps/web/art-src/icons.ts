/**
 * Renders the PNG icons and the picture for links in Chromium. Run after `draw.ts`:
 * `node apps/web/art-src/icons.ts`
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { appIcon } from './brand.ts';

const publicFolder = join(import.meta.dirname, '../public');
const dataUrl = (type: string, bytes: Buffer | string): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
});

const render = async (path: string, width: number, height: number, html: string): Promise<void> => {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setContent(`<style>body{margin:0}img{display:block}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(publicFolder, path), omitBackground: true });
  await page.close();
};

const icon = async (path: string, size: number, corner: number, inset: number): Promise<void> =>
  render(
    path,
    size,
    size,
    `<img width="${size}" height="${size}" src="${dataUrl('image/svg+xml', appIcon(corner, inset))}">`,
  );

await icon('icon-192.png', 192, 14, 8);
await icon('icon-512.png', 512, 14, 8);
await icon('icon-maskable-512.png', 512, 0, 15);
await icon('apple-touch-icon.png', 180, 0, 9);

const font = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
  ),
);
/** Without its style: all lamps stand lit. */
const hero = readFileSync(join(publicFolder, 'art/hero-wide-night.svg'), 'utf8').replace(
  /<style>.*?<\/style>/,
  '',
);
await render(
  'og-default.png',
  1200,
  630,
  `<style>@font-face{font-family:B;src:url(${dataUrl('font/woff2', font)});font-weight:200 800;font-stretch:75% 100%}
body{width:1200px;height:630px;background:#0f0d16;position:relative;overflow:hidden;font-family:B}
.scene{position:absolute;right:-350px;bottom:0;width:1800px;height:550px}
.mark{position:absolute;left:72px;top:172px}
h1{position:absolute;left:72px;top:300px;margin:0;color:#f8f4ee;font-size:96px;line-height:1;font-weight:800;font-stretch:90%}</style>
<img class="scene" src="${dataUrl('image/svg+xml', hero)}"><img class="mark" width="112" height="112" src="${dataUrl('image/svg+xml', appIcon(14, 8))}"><h1>Pierlight</h1>`,
);
await browser.close();
