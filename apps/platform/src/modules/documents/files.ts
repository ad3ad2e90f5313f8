import { randomBytes } from 'node:crypto';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { FileSeal } from './sealing.ts';
import type { FileStore } from './stores/store.ts';

/** Where a file is, and what opens it. */
export interface Kept {
  readonly name: string;
  readonly key_id: string;
}

/** A store that does not do its work: it is full, or away. */
const storeFailed = (cause: unknown): never => {
  throw new DomainError('unavailable', { cause, retryAfterSeconds: 10 });
};

/** Files of documents: sealed before they reach the store, and opened only here. */
export function createFiles({
  store,
  seal,
}: {
  readonly store: FileStore;
  readonly seal: FileSeal;
}) {
  return {
    /** @throws DomainError unavailable */
    async put(bytes: Buffer): Promise<Kept> {
      const name = randomBytes(32).toString('hex');
      await store.put(name, seal.seal(name, bytes)).catch(storeFailed);
      return { name, key_id: seal.keyId };
    },
    /** Null where the store has it no more. @throws DomainError unavailable; Error where it does not open */
    async get({ name, key_id: keyId }: Kept): Promise<Buffer | null> {
      const sealed = await store.get(name).catch(storeFailed);
      return sealed && seal.open(name, keyId, sealed);
    },
    remove: (name: string): Promise<void> => store.remove(name),
    list: () => store.list(),
  };
}

export type Files = ReturnType<typeof createFiles>;
