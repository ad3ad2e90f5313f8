import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { createIntake } from '../intake/intake.ts';
import { hostileFiles, jpeg, pdf, phonePicture, photo, pngBomb } from './hostile-files.ts';

const bounds = { mostPixels: 40_000_000, mostPdfPages: 20 };
const intake = createIntake(bounds);
const errorOf = (given: Promise<unknown>): Promise<string> =>
  given.then(
    () => 'taken',
    (error: unknown) => (error instanceof DomainError ? error.errorName : String(error)),
  );

test('[P-30] what is no picture or PDF, or is one to harm, is refused by its bytes', async () => {
  const files = await hostileFiles();
  expect(files.length).toBeGreaterThan(20);
  for (const { what, bytes, error } of files)
    expect([what, await errorOf(intake.take(bytes))]).toEqual([what, error]);
}, 120_000);

test('[P-30] a bomb takes no memory to speak of', async () => {
  const before = process.memoryUsage().rss;
  await errorOf(intake.take(pngBomb(30_000)));
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
});

test.each([
  ['JPEG', () => photo().jpeg().toBuffer()],
  ['PNG', () => photo().png().toBuffer()],
  ['PNG with clear parts', () => photo().ensureAlpha(0.5).png().toBuffer()],
  ['WebP', () => photo().webp().toBuffer()],
])('a %s is kept as a JPEG of the same pixels', async (_what, make) => {
  const { mediaType, bytes } = await intake.take(await make());
  expect(mediaType).toBe('image/jpeg');
  const { format, width, height, hasAlpha } = await sharp(bytes).metadata();
  expect({ format, width, height, hasAlpha }).toEqual({
    ...{ format: 'jpeg', width: 800, height: 600, hasAlpha: false },
  });
});

test('[P-30] nothing of a picture is kept but its pixels, turned upright', async () => {
  const sent = await phonePicture();
  expect(sent.includes('PLANTED-NAME')).toBe(true);
  const { bytes } = await intake.take(
    Buffer.concat([sent, Buffer.from('<script>alert(1)</script>')]),
  );
  const { width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([480, 640]);
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  for (const planted of ['PLANTED', 'script']) expect(bytes.includes(planted)).toBe(false);
});

test('a large picture is kept as large as it is legible, and a PDF as it came', async () => {
  const { bytes } = await intake.take(
    await photo({ width: 4_000, height: 1_000 }).jpeg().toBuffer(),
  );
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 3_000, height: 750 });
  for (const pages of [1, 20]) {
    const sent = pdf(pages);
    expect(await intake.take(sent)).toEqual({ mediaType: 'application/pdf', bytes: sent });
  }
  expect(await errorOf(intake.take(pdf(21)))).toBe('pdfTooLong');
});

test('[P-30] many at once are queued, those beyond are told to retry later, and a slow one is ended', async () => {
  const narrow = createIntake({ ...bounds, atOnce: 1, waiting: 2 });
  const sent = await jpeg();
  const given = await Promise.all(Array.from({ length: 6 }, () => errorOf(narrow.take(sent))));
  expect(given).toEqual(['taken', 'taken', 'taken', 'unavailable', 'unavailable', 'unavailable']);
  const hasty = createIntake({ ...bounds, deadlineMs: 1 });
  expect(await errorOf(hasty.take(sent))).toBe('unavailable');
});
