import type { GameTheme } from '../theme.ts';
import type { Pay } from './condensed.ts';
import counted from './pays.json' with { type: 'json' };

const byGame: Readonly<
  Record<string, { readonly multiples: readonly number[]; readonly chances: readonly number[] }>
> = counted;

/** What a round of a game pays and how often; null where that hangs on what is bet, or was not counted yet. */
export function paysOf({ id }: Pick<GameTheme, 'id'>): readonly Pay[] | null {
  const pays = byGame[id];
  if (!pays) return null;
  return pays.multiples.map((multiple, at) => ({ multiple, chance: pays.chances[at] ?? 0 }));
}
