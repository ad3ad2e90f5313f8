import type { FieldError } from '@pierlight/contract/common/errors';
import type { Registration } from '@pierlight/contract/identity/schemas';
import type { Profile, ProfileChanges, Visitor } from '@pierlight/contract/player/schemas';
import { firstFailure } from '@pierlight/validation/rules';
import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Notify } from '../notifications/public.ts';
import type { SettingsService } from '../settings/public.ts';
import { registrationFields } from './fields.ts';
import { nicknameFromEmail } from './nickname.ts';
import type { PlayerRepository, ProfileRow } from './repository.ts';

export interface NewPlayer extends Registration {
  readonly id: string;
  readonly at: Date;
}

function profileOf(row: ProfileRow): Profile {
  return {
    id: row.id,
    nickname: row.nickname,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    country: row.country,
    currency: row.currency,
    locale: row.locale,
    birthdate: row.birthdate,
    receiveEmailPromo: row.receive_email_promo,
    receiveSmsPromo: row.receive_sms_promo,
    pwaInstalled: row.pwa_installed,
    isNewlyRegistered: false,
    freshchatRestoreId: row.freshchat_restore_id,
    createdAt: row.created_at.toISOString(),
  };
}

export function createPlayerService(deps: {
  readonly repository: PlayerRepository;
  readonly settings: SettingsService;
  readonly clock: Clock;
  /** Welcomes a new player in the inbox. */
  readonly notify: Notify;
}) {
  const { repository, settings, clock } = deps;
  return {
    /** What is known of a visitor by the country a trusted proxy names. */
    visitor(country: string | null): Visitor {
      return {
        country,
        isRestricted: settings.isRestricted(country),
        locale: settings.localeOfCountry(country),
        currency: settings.currencyOfCountry(country),
        features: settings.features(),
      };
    },

    /** @throws DomainError invalidInput by field; countryRestricted. */
    async checkRegistration(input: Registration): Promise<void> {
      const today = clock.now().toISOString().slice(0, 10);
      const fields: Record<string, FieldError[]> = {};
      for (const field of registrationFields) {
        const rules = field.required
          ? [{ rule: 'required' } as const, ...field.rules]
          : field.rules;
        const value = (input as unknown as Record<string, unknown>)[field.name];
        const failure = firstFailure(value, rules, today);
        if (failure) fields[field.name] = [failure];
      }
      if (!settings.currency(input.currency)?.isEnabled)
        fields.currency = [{ rule: 'oneOf', params: {} }];
      if (!settings.locales().some(({ code }) => code === input.locale))
        fields.locale = [{ rule: 'oneOf', params: {} }];
      if (Object.keys(fields).length > 0) throw new DomainError('invalidInput', { fields });
      if (settings.isRestricted(input.country)) throw new DomainError('countryRestricted');
    },

    /** What a password has to keep, wherever one is chosen. */
    passwordRules: () => registrationFields.find(({ name }) => name === 'password')?.rules ?? [],

    async create(tx: Tx, player: NewPlayer): Promise<void> {
      await repository.insert(tx, {
        id: player.id,
        nickname: null,
        first_name: null,
        last_name: null,
        email: player.email,
        country: player.country,
        currency: player.currency,
        locale: player.locale,
        birthdate: player.birthdate,
        receive_email_promo: player.receiveEmailPromo,
        receive_sms_promo: false,
        pwa_installed: false,
        freshchat_restore_id: null,
        affiliate_tag: player.affiliateTag ?? null,
        created_at: player.at,
      });
      await deps.notify(tx, { playerId: player.id, template: 'welcome', occasion: 'welcome' });
    },

    async get(id: string): Promise<Profile> {
      const row = await repository.find(id);
      if (!row) throw new DomainError('notFound');
      return profileOf(row);
    },

    async update(id: string, changes: ProfileChanges): Promise<Profile> {
      const row = await repository.update(id, changes);
      if (!row) throw new DomainError('notFound');
      return profileOf(row);
    },

    /** Whom a payment provider is told about. */
    async customer(id: string): Promise<{ id: string; country: string; locale: string }> {
      const row = await repository.find(id);
      if (!row) throw new DomainError('notFound');
      return { id, country: row.country, locale: row.locale };
    },

    /** The locale the player reads in, the default one where the chosen is not offered; null for an unknown player. */
    async localeOf(id: string): Promise<string | null> {
      const row = await repository.find(id);
      if (!row) return null;
      const locales = settings.locales();
      const known = locales.find(({ code }) => code === row.locale);
      return (known ?? locales.find(({ isDefault }) => isDefault))?.code ?? null;
    },

    /** The player's country; null for an unknown player. */
    async countryOf(id: string): Promise<string | null> {
      return (await repository.find(id))?.country ?? null;
    },

    /** Names as other people may see them, by player id. */
    async displayNames(ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map();
      const rows = await repository.findMany(ids);
      return new Map(rows.map((row) => [row.id, row.nickname ?? nicknameFromEmail(row.email)]));
    },
  };
}

export type PlayerService = ReturnType<typeof createPlayerService>;
