import type { Database, Tx } from '../../kernel/db/database.ts';
import { createPlayerRepository } from './repository.ts';
import { createPlayerRoutes } from './routes.ts';
import { createPlayerService, type PlayerDeps, type PlayerService } from './service.ts';

export { type CampaignProfile, campaignProfiles } from './campaign-profiles.ts';
export { createFields } from './fields.ts';
export { playerPersonalData } from './personal-data.ts';
export {
  type MailContact,
  mailContacts,
  setEmailPromotions,
  stopPromotions,
} from './repository.ts';
export type { NewPlayer, PlayerService } from './service.ts';

/** What identity needs of players. */
export type Players = Pick<
  PlayerService,
  | 'addEmail'
  | 'checkRegistration'
  | 'confirmEmail'
  | 'contact'
  | 'create'
  | 'get'
  | 'localeOf'
  | 'passwordRules'
>;

/** Where a player lives, and when they were born; null for an unknown player. */
export async function countryAndBirthdate(
  db: Database,
  playerId: string,
  tx?: Tx,
): Promise<{ country: string; birthdate: string } | null> {
  const row = await createPlayerRepository(db).find(playerId, tx);
  return row ? { country: row.country, birthdate: row.birthdate } : null;
}

/** Profiles and the fields of forms: what other modules ask of players, and the contract's handlers. */
export function createPlayer(deps: Omit<PlayerDeps, 'repository'>) {
  const service = createPlayerService({ ...deps, repository: createPlayerRepository(deps.db) });
  return { ...service, routes: createPlayerRoutes(service) };
}
