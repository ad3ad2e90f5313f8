import { execFile } from 'node:child_process';
import path from 'node:path';
import type { Picture } from '../source.ts';
import type { ShareArt } from './share-drawing.ts';
import type { WrittenArt } from './share-drawing-process.ts';

const script = path.join(import.meta.dirname, 'share-drawing-process.ts');
const largestDrawing = 4 * 1024 * 1024;

/**
 * Draws share pictures, each in a process of its own that is given the art and nothing else: art
 * comes from third parties, and one that takes for ever or brings the renderer down takes no player
 * with it. One is drawn at a time, and few may wait.
 * @throws Error when the art cannot be drawn, takes longer than the deadline, or too many wait
 */
export function createSharePainter({ deadlineMs = 10_000, mostWaiting = 16 } = {}) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return async function paint(art: ShareArt): Promise<Picture> {
    if (waiting >= mostWaiting) throw new Error('Too many share pictures wait to be drawn');
    waiting += 1;
    const drawn = last.then(() => draw(art, deadlineMs));
    last = drawn.catch(() => undefined);
    try {
      return { contentType: 'image/png', bytes: await drawn };
    } finally {
      waiting -= 1;
    }
  };
}

export type SharePainter = ReturnType<typeof createSharePainter>;

const written = ({ contentType, bytes }: Picture) => ({
  contentType,
  base64: bytes.toString('base64'),
});

function draw(art: ShareArt, deadlineMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [script],
      {
        encoding: 'buffer',
        env: {},
        timeout: deadlineMs,
        killSignal: 'SIGKILL',
        maxBuffer: largestDrawing,
      },
      (error, png) => (error ? reject(error) : resolve(png)),
    );
    // A process that died before it had read everything is told of by the callback.
    child.stdin?.on('error', () => undefined);
    const input: WrittenArt = { backdrop: written(art.backdrop), poster: written(art.poster) };
    child.stdin?.end(JSON.stringify(input));
  });
}
