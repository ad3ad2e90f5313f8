import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findTestChromium } from '../scripts/checks/chromium.ts';
import { ask, playerTest as test } from './player.ts';
import { text } from './texts.ts';
import { byTurns, expect, look, visit } from './visitor.ts';

const film = path.join(mkdtempSync(path.join(os.tmpdir(), 'pierlight-camera-')), 'film.y4m');

test.use({
  launchOptions: {
    executablePath: findTestChromium() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      // Chromium without a window has nothing to ask with.
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

/** A still film of a card with lines that look like small print, uncompressed: https://wiki.multimedia.cx/index.php/YUV4MPEG2 */
test.beforeAll(async () => {
  const [width, height] = [1_600, 1_200];
  const luma = Buffer.alloc(width * height, 115);
  const fill = (left: number, top: number, wide: number, high: number, grey: number) => {
    for (let row = top; row < top + high; row += 1)
      luma.fill(grey, row * width + left, row * width + left + wide);
  };
  fill(130, 150, 1_340, 900, 208);
  for (let line = 0; line < 22; line += 1)
    for (let column = 0; column < 60; column += 1)
      if ((line * 7 + column * 5) % 11 > 2)
        fill(180 + column * 21, 210 + line * 36, 8 + ((line + column) % 9), 18, 38);
  const grey = Buffer.alloc((width * height) / 2, 128);
  const frame = [Buffer.from('FRAME\n'), luma, grey];
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(film, Buffer.concat([head, ...frame, ...frame]));
});
test.afterAll(() => rm(path.dirname(film), { recursive: true }));

const words = (key: string) => text('en', `account.documents.${key}`);

test('a page of a document is photographed by the camera of a phone, which is asked first [1-11]', async ({
  page,
  player,
  request,
}) => {
  byTurns(0);
  await visit(page, '/profile/documents');
  await page.getByRole('button', { name: words('kinds.passport.title') }).click();
  const slot = page.getByRole('group', { name: words('kinds.passport.title') });
  const open = slot.getByRole('button', { name: words('page.camera') });
  for (const [why, name] of [
    ['busy', 'NotReadableError'],
    ['denied', 'NotAllowedError'],
  ] as const) {
    await page.evaluate((refusal) => {
      const { getUserMedia } = navigator.mediaDevices;
      navigator.mediaDevices.getUserMedia = () => {
        navigator.mediaDevices.getUserMedia = getUserMedia;
        return Promise.reject(new DOMException('', refusal));
      };
    }, name);
    await open.click();
    await expect(slot.getByRole('alert')).toHaveText(words(`camera.${why}`));
    if (why === 'denied') await look(page, 'documents-camera-denied');
    await slot.getByRole('button', { name: words('camera.close') }).click();
    await expect(open).toBeFocused();
  }

  await open.click();
  const shutter = slot.getByRole('button', { name: words('camera.take') });
  await expect(shutter).toBeFocused();
  await expect(slot.getByText(words('camera.aim'))).toBeVisible();
  await look(page, 'documents-camera');
  // While nobody sees the page the camera is off.
  const tracks = () =>
    page.evaluate(() => {
      const { srcObject } = document.querySelector('video') ?? {};
      return srcObject instanceof MediaStream && srcObject.getTracks().every(isOn);
      function isOn({ readyState }: MediaStreamTrack) {
        return readyState === 'live';
      }
    });
  const turn = (visibility: DocumentVisibilityState) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibility);
  expect(await tracks()).toBe(true);
  await turn('hidden');
  expect(await tracks()).toBe(false);
  await turn('visible');
  await expect.poll(tracks).toBe(true);
  await expect(shutter).toBeFocused();
  await shutter.click();
  await expect(slot.getByText(words('page.good'))).toBeVisible();
  const isOn = () =>
    page.evaluate(() => [...document.querySelectorAll('video')].some(({ srcObject }) => srcObject));
  expect(await isOn()).toBe(false);
  await look(page, 'documents-camera-taken');
  await page.getByRole('button', { name: words('send.submit'), exact: true }).click();
  await expect(page.getByText(words('send.done'))).toBeVisible();
  const documents = await ask<{ kind: number }[]>(request, player, '/player/documents');
  expect(documents).toHaveLength(1);
});
