import type { PictureFault } from './picture-check.ts';

/** What the worker makes of a picture; null where it is none that the browser reads. */
export type PictureAnswer = {
  readonly faults: readonly PictureFault[];
  readonly file: Blob;
  readonly preview: Blob;
} | null;

/** A page as it will be sent. */
export interface ReadyPage {
  readonly file: Blob;
  /** What it looks like, as a `data:` address; null where there is nothing to see. */
  readonly preview: string | null;
  readonly faults: readonly PictureFault[];
}

/** Reading a picture takes no longer than this, in milliseconds; one that does is sent as it is. */
const patience = 20_000;

/** Looks at a picture beside the page; undefined where the browser cannot. */
function checked(file: Blob): Promise<PictureAnswer | undefined> {
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<PictureAnswer | undefined>((resolve) => {
    if (typeof OffscreenCanvas === 'undefined') return resolve(undefined);
    timer = setTimeout(() => resolve(undefined), patience);
    worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', () => resolve(undefined));
    worker.addEventListener('message', ({ data }: MessageEvent<PictureAnswer>) => resolve(data));
    worker.postMessage(file);
  }).finally(() => {
    clearTimeout(timer);
    worker?.terminate();
  });
}

const dataAddress = (blob: Blob): Promise<string | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => resolve(null));
    reader.readAsDataURL(blob);
  });

/** Makes a chosen file ready to be sent. Null for one that is neither a picture nor a PDF. */
export async function readyPage(file: File): Promise<ReadyPage | null> {
  const head = new Uint8Array(
    await file
      .slice(0, 5)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  );
  if (String.fromCharCode(...head) === '%PDF-')
    return { file: file.slice(0, file.size, 'application/pdf'), preview: null, faults: [] };
  const answer = await checked(file);
  if (answer === null) return null;
  if (answer === undefined) return { file, preview: null, faults: [] };
  return {
    ...{ file: answer.file, faults: answer.faults },
    preview: await dataAddress(answer.preview),
  };
}
