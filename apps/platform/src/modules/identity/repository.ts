import type { Database } from '../../kernel/db/database.ts';
import { createCredentialRepository } from './credential-repository.ts';
import { createSessionRepository } from './session-repository.ts';

/** Rows of credentials and sessions. */
export const createIdentityRepository = (database: Database) => ({
  ...createCredentialRepository(database),
  ...createSessionRepository(database),
});

export type IdentityRepository = ReturnType<typeof createIdentityRepository>;
export type SessionRow = NonNullable<Awaited<ReturnType<IdentityRepository['sessionOf']>>>;
