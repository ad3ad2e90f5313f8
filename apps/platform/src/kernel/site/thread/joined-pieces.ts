/** Bytes beyond which a piece waits for no more. */
const enough = 64 * 1024;

/**
 * Reads a stream in few pieces: what is there at once comes as one. React writes a page in hundreds of small
 * pieces, each of which would go to the other thread, be compressed and be flushed alone.
 * @returns a reader of the next piece, null at the end
 */
export function joinedPieces(source: ReadableStream<Uint8Array>) {
  const reader = source.getReader();
  let next: ReturnType<typeof reader.read> | undefined;

  return {
    /** @throws whatever broke the stream */
    async read(): Promise<Uint8Array | null> {
      const pieces: Uint8Array[] = [];
      let read = await (next ?? reader.read());
      let bytes = 0;
      while (!read.done) {
        pieces.push(read.value);
        bytes += read.value.byteLength;
        next = bytes < enough ? reader.read() : undefined;
        if (!next) break;
        const soon = await Promise.race([next, turnOfTheLoop()]);
        if (soon === undefined) break;
        read = soon;
      }
      return pieces.length === 0 ? null : Buffer.concat(pieces);
    },
    cancel: () => reader.cancel(),
  };
}

const turnOfTheLoop = () =>
  new Promise<undefined>((resolve) => setImmediate(() => resolve(undefined)));
