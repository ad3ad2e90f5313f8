import type { PictureAnswer } from './check-picture.ts';
import { checkedSide, faultsOf } from './picture-check.ts';

/** Pixels of the longer side of what is sent: as much as the platform keeps, and little enough for a slow network. */
const sentSide = 2_400;
const previewSide = 320;

function drawn(picture: ImageBitmap, longerSide: number) {
  const scale = Math.min(1, longerSide / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws nothing in a worker');
  // What is clear shows paper, as the platform has it.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

function pixelsOf(picture: ImageBitmap): ImageData {
  const { canvas, context } = drawn(picture, checkedSide);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

const asJpeg = (canvas: OffscreenCanvas, quality: number) =>
  canvas.convertToBlob({ type: 'image/jpeg', quality });

addEventListener('message', async ({ data: file }: MessageEvent<Blob>) => {
  const tell = (answer: PictureAnswer) => postMessage(answer);
  try {
    const picture = await createImageBitmap(file);
    tell({
      faults: faultsOf(pixelsOf(picture), Math.min(picture.width, picture.height)),
      // Drawn anew it has no place, maker or date in it: those never leave the device.
      file: await asJpeg(drawn(picture, sentSide).canvas, 0.88),
      preview: await asJpeg(drawn(picture, previewSide).canvas, 0.8),
    });
  } catch {
    tell(null);
  }
});
