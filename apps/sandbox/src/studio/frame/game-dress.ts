import type { SoundSet } from './sound/sound-set.ts';

/** How a game dresses the frame beyond its palette. */
export type Look = {
  /** Light, body and shade of the round button. */
  readonly button: readonly [light: string, body: string, shade: string];
  /** Ink on the round button. */
  readonly ink: string;
  /** Corner radius of the reels' frame, in px at a desktop's size. */
  readonly corner: number;
  /** Where the backdrop is anchored when a narrow screen crops it, in percent from the left. */
  readonly focus: number;
};

/** What a file of `games/` brings to the frame. */
export type GameDress = { readonly look: Look; readonly sounds: SoundSet };

const files = import.meta.glob<GameDress>('./games/*.ts');

/** The dress of one game, fetched alone. */
export async function loadDress(gameId: string): Promise<GameDress> {
  const load = files[`./games/${gameId}.ts`];
  if (!load) throw new Error(`there is no games/${gameId}.ts`);
  return load();
}
