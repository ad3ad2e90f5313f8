// Nothing but names stands here, so that the frame of every page brings only those it uses along.
export {
  categoriesQuery,
  collectionsQuery,
  fewGamesQuery,
  gameChoiceQuery,
  gamePaysQuery,
  gameQuery,
} from './api.ts';
export { CategoryIcon } from './components/category-icon.tsx';
export { useCategoryNames } from './components/category-names.ts';
export { FavoriteButton } from './components/favorite-button.tsx';
export { GameCard } from './components/game-card.tsx';
export { GameLink, GameLinks, type PlayMode } from './components/game-links.tsx';
export { SearchSheet } from './components/lazy-search-sheet.ts';
export { OwnGames } from './components/own-games.tsx';
export { type FreeSpinsLeft, setFreeSpins, useFreeSpins } from './free-spins.ts';
export { filterFromSearch, readGamesSearch } from './games-filter.ts';
export { readWordsSearch } from './games-search.ts';
export {
  goWithout,
  isCategory,
  listedGames,
  loadGame,
  loadGames,
  loadLobby,
  loadProvider,
  loadSearch,
} from './load.ts';
export { contributionOf, setPlayedBonuses, usePlayedBonus } from './played-bonus.ts';
export { useStakeCurrency } from './stake-currency.ts';
