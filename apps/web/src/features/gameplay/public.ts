export { playedQuery, winnersQuery } from './api.ts';
export { ContinueButton, ContinuePlaying } from './components/continue-playing.tsx';
export { ReturnToGame } from './components/return-pill.tsx';
export { SpinsHistory } from './components/spins-history.tsx';
export { Winners } from './components/winners.tsx';
export { returnToGame } from './return-to-game.ts';
