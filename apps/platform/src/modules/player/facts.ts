import type { Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { SettingsService } from '../settings/public.ts';
import { nicknameFromEmail } from './nickname.ts';
import type { PlayerRepository } from './repository.ts';

interface PlayerFactsDeps {
  readonly repository: PlayerRepository;
  readonly settings: SettingsService;
}

/** What other domains learn of players by their ids. */
export function createPlayerFacts({ repository, settings }: PlayerFactsDeps) {
  return {
    /** Whom a payment provider is told about. */
    async customer(id: string): Promise<{ id: string; country: string; locale: string }> {
      const row = await repository.find(id);
      if (!row) throw new DomainError('notFound');
      return { id, country: row.country, locale: row.locale };
    },

    /** The locale the player reads in, the default one where the chosen is not offered; null for an unknown player. */
    async localeOf(id: string, tx?: Tx): Promise<string | null> {
      const row = await repository.find(id, tx);
      if (!row) return null;
      const locales = settings.locales();
      const known = locales.find(({ code }) => code === row.locale);
      return (known ?? locales.find(({ isDefault }) => isDefault))?.code ?? null;
    },

    /** A player's own name, as far as the profile tells it. @throws DomainError notFound */
    async names(id: string): Promise<{ firstName: string | null; lastName: string | null }> {
      const row = await repository.find(id);
      if (!row) throw new DomainError('notFound');
      return { firstName: row.first_name, lastName: row.last_name };
    },

    /** How a player is addressed, and where. @throws DomainError notFound */
    async contact(
      id: string,
    ): Promise<{ name: string; email: string | null; isEmailConfirmed: boolean }> {
      const row = await repository.find(id);
      if (!row) throw new DomainError('notFound');
      const own = [row.first_name, row.last_name].filter((name) => name !== null).join(' ');
      return {
        name: own || (row.nickname ?? row.email ?? row.phone ?? row.id),
        email: row.email,
        isEmailConfirmed: row.email_confirmed_at !== null,
      };
    },

    /**
     * Whom rows about a player name: the player, and the addresses and numbers they are reached by.
     * @throws DomainError notFound
     */
    async person(id: string): Promise<{ playerId: string; contacts: string[] }> {
      const row = await repository.find(id);
      if (!row) throw new DomainError('notFound');
      return { playerId: id, contacts: [row.email, row.phone].filter((known) => known !== null) };
    },

    /** The player's country; null for an unknown player. */
    async countryOf(id: string): Promise<string | null> {
      return (await repository.find(id))?.country ?? null;
    },

    /**
     * Whether nothing is offered to whom calls: their connection's country is restricted, or their
     * profile's. A null country or player restricts nothing.
     */
    async isRestricted(country: string | null, playerId: string | null): Promise<boolean> {
      if (settings.isRestricted(country)) return true;
      if (playerId === null) return false;
      return settings.isRestricted((await repository.find(playerId))?.country ?? null);
    },

    /** Names as other people may see them, by player id; empty for who hides theirs. */
    async displayNames(ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map();
      const rows = await repository.findMany(ids);
      return new Map(
        rows.map((row) => [
          row.id,
          row.hide_name
            ? ''
            : (row.nickname ?? (row.email === null ? '' : nicknameFromEmail(row.email))),
        ]),
      );
    },
  };
}
