import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Bytes of the largest picture that is taken. */
export const largestPicture = 8 * 1024 * 1024;
/** How long pictures are kept, and how many bytes of them at most; the oldest go first. */
const lifetime = 24 * 60 * 60_000;
const room = 64 * 1024 * 1024;

const kinds = [
  { type: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  { type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const;
export type PictureType = (typeof kinds)[number]['type'];

/** What bytes are by how they begin, whatever they are called; null: nothing that is taken. */
export const typeOf = (bytes: Uint8Array): PictureType | null =>
  kinds.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte))?.type ?? null;

/**
 * What people photographed or chose, as files under the time they were taken at. There is no
 * copy, and none is older than a day.
 */
export class Pictures {
  readonly #folder: string;
  readonly #clock: { now(): Date };
  #lastId = 0;
  #tidiedAt = 0;

  constructor(dataFolder: string, clock: { now(): Date }) {
    this.#folder = path.join(dataFolder, 'verification-pictures');
    this.#clock = clock;
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    this.tidy();
  }

  /** @returns the picture's number */
  async keep(bytes: Uint8Array): Promise<number> {
    const id = Math.max(this.#lastId + 1, this.#clock.now().getTime());
    this.#lastId = id;
    await writeFile(this.#file(id), bytes, { mode: 0o600 });
    this.#tidiedAt = 0;
    this.tidy();
    return id;
  }

  /** A picture, or null when it has been removed. */
  async read(id: number): Promise<{ type: PictureType; bytes: Buffer } | null> {
    const bytes = await readFile(this.#file(id)).catch(() => null);
    const type = bytes && typeOf(bytes);
    return type ? { type, bytes } : null;
  }

  remove(id: number): void {
    rmSync(this.#file(id), { force: true });
  }

  /** Removes what is older than a day, and the oldest of what is too much; looks once a minute, and after each picture. */
  tidy(): void {
    const now = this.#clock.now().getTime();
    if (now - this.#tidiedAt < 60_000) return;
    this.#tidiedAt = now;
    const oldest = now - lifetime;
    let left = room;
    for (const id of this.#ids()) {
      left -= statSync(this.#file(id), { throwIfNoEntry: false })?.size ?? 0;
      if (id <= oldest || left < 0) this.remove(id);
    }
  }

  /** The latest first: a number is the time its picture was taken at. */
  #ids(): number[] {
    return readdirSync(this.#folder)
      .map(Number)
      .filter(Number.isSafeInteger)
      .sort((one, other) => other - one);
  }

  #file(id: number): string {
    return path.join(this.#folder, String(Math.trunc(id)));
  }
}
