import type { GameParts, MountedGame } from '../game-parts.ts';
export function mountDice(_parts: GameParts): MountedGame {
  throw new Error('soon');
}
