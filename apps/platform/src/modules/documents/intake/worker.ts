import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import {
  firstRefusal,
  type WorkerOrder,
  type WorkerRefusal,
  workerRefusals,
} from './worker-messages.ts';

/*
 * Reads one file that a stranger made, in a process of its own: it has no secret, and whatever the file does to its
 * reader ends with it. The file comes on the standard input; a picture goes out anew on the standard output. Only the
 * library that the file takes is loaded.
 */

/** Pixels of the longer side of what is kept: the small print of an A4 page is legible. */
const longerSide = 3_000;

class Refusal extends Error {
  readonly why: WorkerRefusal;

  constructor(why: WorkerRefusal, cause?: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

/** The pixels alone, turned upright: no EXIF, no profile, no comment, nothing behind the end. */
async function pictureAnew(bytes: Buffer, mostPixels: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    // Reads the head and decodes nothing.
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (pages > 1) throw new Refusal('fileDamaged');
    if (width * height > mostPixels) throw new Refusal('pictureTooLarge');
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 88 })
      .toBuffer();
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('fileDamaged', error);
  }
}

/** Every page that a PDF counts is looked up, so that one which says less than it has is found out. */
async function requirePlainPdf(bytes: Buffer, mostPages: number): Promise<void> {
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(bytes), {
    verbosity: 0,
    stopAtErrors: true,
    disableFontFace: true,
  }).catch((error: unknown) => {
    const isLocked = (error as Error | null)?.name === 'PasswordException';
    throw new Refusal(isLocked ? 'pdfLocked' : 'fileDamaged', error);
  });
  if (pdf.numPages > mostPages) throw new Refusal('pdfTooLong');
  try {
    if (await pdf.hasJSActions()) throw new Refusal('pdfActive');
    if ((await pdf.getAttachments()) !== null) throw new Refusal('pdfActive');
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const notes: { readonly subtype?: string }[] = await page.getAnnotations();
      if (notes.some(({ subtype }) => subtype === 'FileAttachment')) throw new Refusal('pdfActive');
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('fileDamaged', error);
  }
}

async function work(order: WorkerOrder): Promise<void> {
  const bytes = await buffer(process.stdin);
  if (order.type === 'pdf') return requirePlainPdf(bytes, order.mostPdfPages);
  const picture = await pictureAnew(bytes, order.mostPixels);
  await new Promise((written) => process.stdout.write(picture, written));
}

work(JSON.parse(process.argv[2] ?? '') as WorkerOrder).then(
  () => process.exit(0),
  (error: unknown) =>
    process.exit(error instanceof Refusal ? firstRefusal + workerRefusals.indexOf(error.why) : 1),
);
