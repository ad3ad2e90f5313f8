import { imageSize } from 'image-size';
import { createOutgoing } from '../../../kernel/outgoing/outgoing.ts';
import { isOwnOrLiteral } from '../../../kernel/outgoing/public-addresses.ts';
import type { FetchPicture } from '../source.ts';

const largestPicture = 512 * 1024;
const deadline = 5_000;
/** Pixels of one side: decoding takes four bytes for each pixel there is. */
const longestSide = 4_096;

/** What a picture is by its own bytes, whatever its sender calls it, and what it is served as. */
const served: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
};

/**
 * Fetches providers' pictures, so that the site serves its own copies and no visitor's browser is
 * sent elsewhere. Their addresses come from the providers: only the origins given are called, at
 * public addresses; an origin given as an address itself, or as this machine, is taken at its word.
 */
export function createPictures(origins: readonly string[]): FetchPicture {
  const isTrusted = (origin: string) => isOwnOrLiteral(new URL(origin));
  const call = createOutgoing({
    trusted: origins.filter(isTrusted),
    named: origins.filter((origin) => !isTrusted(origin)),
    deadline,
    largestAnswer: largestPicture,
  });

  return async (url) => {
    const { ok, status, body } = await call(url);
    if (!ok) throw new Error(`${url} answered ${status}`);
    return { contentType: contentTypeOf(body, url), bytes: body };
  };
}

/** @throws Error when the bytes are no picture we serve, or one of too many pixels */
function contentTypeOf(bytes: Buffer, url: string): string {
  const { type = '', width, height } = measured(bytes, url);
  const contentType = served[type];
  if (contentType === undefined) throw new Error(`${url} is "${type}", not a picture we serve`);
  if (Math.max(width, height) > longestSide)
    throw new Error(`${url} has too many pixels: ${width} × ${height}`);
  return contentType;
}

/** Reads the head of a picture; nothing is decoded. */
function measured(bytes: Buffer, url: string) {
  try {
    return imageSize(bytes);
  } catch (cause) {
    throw new Error(`${url} is not a picture`, { cause });
  }
}
