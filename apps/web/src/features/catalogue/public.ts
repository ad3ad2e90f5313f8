export { fewGamesQuery, gameQuery } from './api.ts';
export { useCategoryNames } from './components/category-names.ts';
export { FavoriteButton } from './components/favorite-button.tsx';
export { GameCard } from './components/game-card.tsx';
export { GameLink, GameLinks, type PlayMode } from './components/game-links.tsx';
export { OwnGames } from './components/own-games.tsx';
export { useStakeCurrency } from './stake-currency.ts';
