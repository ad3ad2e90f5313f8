export { loadTournament, loadTournaments } from './load.ts';
