import type { GameParts, MountedGame } from '../game-parts.ts';
export function mountRoulette(_parts: GameParts): MountedGame {
  throw new Error('soon');
}
