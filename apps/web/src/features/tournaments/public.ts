export { tournamentsKey } from './keys.ts';
export { loadTournament, loadTournaments } from './load.ts';
