import type { Locator, Page } from '@playwright/test';
import { isPhone } from './visitor.ts';

/** A photograph of a card full of small print: as sharp as the camera was held, and so far beside its middle. */
export async function cardPhoto(page: Page, blur = 0, aside = 0): Promise<Buffer> {
  const address = await page.evaluate(
    ([pixels, off]) => {
      const canvas = document.createElement('canvas');
      canvas.width = 1_600;
      canvas.height = 1_000;
      const context = canvas.getContext('2d');
      if (!context) return '';
      context.filter = pixels === 0 ? 'none' : `blur(${pixels}px)`;
      context.fillStyle = '#6b7d8a';
      context.fillRect(0, 0, 1_600, 1_000);
      context.translate(off, 0);
      context.rotate(off / 8_000);
      context.fillStyle = '#c9d4cf';
      context.fillRect(80, 80, 1_440, 840);
      context.fillStyle = '#1d2730';
      context.font = '34px serif';
      for (let line = 0; line < 20; line += 1)
        context.fillText(
          `Lighthouse Martha ${line} T22000129 << 1990-04-12`.repeat(2),
          110,
          140 + line * 38,
        );
      return canvas.toDataURL('image/jpeg', 0.92);
    },
    [blur, aside] as const,
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

export const asFile = (buffer: Buffer) => ({
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer,
});

/** Fills the place of a page: by the camera of a phone, by dropping a file on a desktop. */
export async function fill(page: Page, slot: Locator, photo: Buffer): Promise<void> {
  if (isPhone()) return slot.locator('input[capture]').setInputFiles(asFile(photo));
  const transfer = await page.evaluateHandle((bytes) => {
    const held = new DataTransfer();
    const decoded = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    held.items.add(new File([decoded], 'IMG_0001.jpg', { type: 'image/jpeg' }));
    return held;
  }, photo.toString('base64'));
  await slot.dispatchEvent('drop', { dataTransfer: transfer });
}
