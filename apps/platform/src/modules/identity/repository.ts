import type { Database } from '../../kernel/db/database.ts';
import { createCredentialRepository } from './credential-repository.ts';
import { createSessionRepository, type SessionLives } from './session-repository.ts';

/** Rows of credentials and sessions. */
export const createIdentityRepository = (database: Database, lives: SessionLives) => ({
  ...createCredentialRepository(database),
  ...createSessionRepository(database, lives),
});

export type IdentityRepository = ReturnType<typeof createIdentityRepository>;
export type SessionRow = NonNullable<Awaited<ReturnType<IdentityRepository['sessionOf']>>>;
