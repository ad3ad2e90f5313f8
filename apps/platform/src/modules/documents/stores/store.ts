/** A file as a store lists it. */
export interface StoredFile {
  readonly name: string;
  readonly storedAt: Date;
}

/** Keeps files by name. What it is given is sealed: a store may be anybody's. */
export interface FileStore {
  /** Resolves once the file would outlast a loss of power. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Null where there is no such file. */
  get(name: string): Promise<Buffer | null>;
  /** Whether it was there or not. */
  remove(name: string): Promise<void>;
  /** Every file there is, in any order. */
  list(): AsyncIterable<StoredFile>;
}

/** What names a file: random, so that nothing of it comes from whoever sent it. */
export const nameForm = /^[0-9a-f]{64}$/;
