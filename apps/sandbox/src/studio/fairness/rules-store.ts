import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { GameTheme } from '../theme.ts';

/**
 * The rules rounds are played by. A game is data; whatever changes in it makes another version, and the
 * old one stays: a round is played to its end, and can be drawn again, by the rules it began with.
 */
export function createRulesStore(database: DatabaseSync) {
  const insert = database.prepare(
    'insert into game_rules (version, rules) values (?, ?) on conflict do nothing',
  );
  const find = database.prepare('select rules from game_rules where version = ?');
  const versions = new WeakMap<GameTheme, string>();
  const known = new Map<string, GameTheme>();

  return {
    /** Keeps a game as it is now and answers the version of its rules. */
    keep: (theme: GameTheme): string => {
      const before = versions.get(theme);
      if (before !== undefined) return before;
      const rules = JSON.stringify(theme);
      const version = createHash('sha256').update(rules).digest('hex');
      insert.run(version, rules);
      versions.set(theme, version);
      known.set(version, theme);
      return version;
    },
    find: (version: string): GameTheme | null => {
      const present = known.get(version);
      if (present) return present;
      const row = find.get(version) as { rules: string } | undefined;
      if (!row) return null;
      const theme = JSON.parse(row.rules) as GameTheme;
      known.set(version, theme);
      return theme;
    },
  };
}

export type RulesStore = ReturnType<typeof createRulesStore>;
