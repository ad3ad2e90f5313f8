export { type HistorySearch, readHistorySearch } from './history-search.ts';
