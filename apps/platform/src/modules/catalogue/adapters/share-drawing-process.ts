import { json } from 'node:stream/consumers';
import type { Picture } from '../source.ts';
import { drawShare } from './share-drawing.ts';

/** Art as it is written to this process's standard input; the PNG comes from its standard output. */
export interface WrittenArt {
  readonly backdrop: WrittenPicture;
  readonly poster: WrittenPicture;
}

interface WrittenPicture {
  readonly contentType: string;
  readonly base64: string;
}

const read = ({ contentType, base64 }: WrittenPicture): Picture => ({
  contentType,
  bytes: Buffer.from(base64, 'base64'),
});

const { backdrop, poster } = (await json(process.stdin)) as WrittenArt;
process.stdout.write(drawShare({ backdrop: read(backdrop), poster: read(poster) }));
