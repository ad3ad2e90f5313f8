import type { PlayerService } from './service.ts';

export { createFields } from './fields.ts';
export { createPlayerRepository } from './repository.ts';
export { createPlayerRoutes } from './routes.ts';
export { createPlayerService, type NewPlayer, type PlayerService } from './service.ts';

/** What identity needs of players. */
export type Players = Pick<
  PlayerService,
  'checkRegistration' | 'confirmEmail' | 'contact' | 'create' | 'get' | 'localeOf' | 'passwordRules'
>;
export { playerPersonalData } from './personal-data.ts';
