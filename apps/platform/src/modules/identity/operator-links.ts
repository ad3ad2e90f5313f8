import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import { emailAddress } from '../../kernel/email-address.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Ids } from '../../kernel/ids.ts';
import { type AutoLoginLink, createAutoLoginLinks } from './auto-login.ts';
import { createCredentialRepository } from './credential-repository.ts';
import { createExclusions } from './exclusion/exclusions.ts';
import { createOneTime } from './one-time.ts';
import { createIdentityRepository } from './repository.ts';
import { usualLives } from './session-repository.ts';

/** The player who has this address; undefined for nobody. @throws DomainError invalidInput */
export async function playerIdByEmail(db: Database, email: string): Promise<string | undefined> {
  const credential = await createCredentialRepository(db).credentialByEmail(emailAddress(email));
  return credential?.playerId;
}

/** What an operator's command needs to shut players out. */
export const createOperatorExclusions = (deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
}) => createExclusions({ ...deps, repository: createIdentityRepository(deps.db, usualLives) });

/** What an operator's command needs to make links for auto-login, without the rest of the platform. */
export function createOperatorLinks(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly settings: { readonly sessionSecret: string; readonly codesPerHour: number };
}) {
  const { db, settings } = deps;
  const repository = createCredentialRepository(db);
  const links = createAutoLoginLinks(
    createOneTime({
      ...deps,
      settings: { secret: settings.sessionSecret, perNetworkHour: settings.codesPerHour },
    }),
  );
  return {
    /** @throws DomainError notFound for an address without a player; invalidInput; tooManyRequests. */
    async issue(email: string, page?: string): Promise<AutoLoginLink> {
      const credential = await repository.credentialByEmail(emailAddress(email));
      if (!credential) throw new DomainError('notFound', { detail: 'No player has this address' });
      return db.transaction().execute((tx) => links.issue(tx, credential.playerId, page));
    },
  };
}
