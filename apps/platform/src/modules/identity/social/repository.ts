import type { Database } from '../../../kernel/db/database.ts';
import { createSocialAccountRepository } from './account-repository.ts';
import { createSocialSignInRepository } from './sign-in-repository.ts';

/** Rows of linked accounts, and of sign-ins at providers. */
export const createSocialRepository = (database: Database) => ({
  ...createSocialAccountRepository(database),
  ...createSocialSignInRepository(database),
});

export type SocialRepository = ReturnType<typeof createSocialRepository>;
