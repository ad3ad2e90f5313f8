import type { PhoneRegistration, Registration } from '@pierlight/contract/identity/schemas';
import type {
  FieldDefinition,
  FieldScenario,
  Profile,
  ProfileChanges,
  Visitor,
} from '@pierlight/contract/player/schemas';
import type { Rule } from '@pierlight/validation/rules';
import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Notify } from '../notifications/public.ts';
import type { SettingsService } from '../settings/public.ts';
import { columnsOf, profileOf } from './details.ts';
import type { Fields } from './fields.ts';
import { type FieldErrors, formErrors, securityErrors } from './form-check.ts';
import { nicknameFault, nicknameFromEmail } from './nickname.ts';
import type { PlayerRepository, ProfileColumns } from './repository.ts';

/** A checked registration: what of it the profile keeps. */
export type CheckedRegistration = ProfileColumns &
  Pick<Registration, 'country' | 'currency' | 'locale' | 'birthdate'>;

/** A registration as far as players hold it; not every way of registering has a password. */
export type RegistrationDetails = Omit<Registration, 'password'> &
  Partial<Pick<Registration, 'password'>>;

export interface NewPlayer {
  readonly id: string;
  readonly email: string | null;
  /** A proven number. */
  readonly phone: string | null;
  readonly affiliateTag: string | undefined;
  readonly at: Date;
  readonly details: CheckedRegistration;
}

export interface PlayerDeps {
  readonly repository: PlayerRepository;
  readonly settings: SettingsService;
  readonly fields: Fields;
  /** Makes a PHC string of a secret. */
  readonly hash: (secret: string) => Promise<string>;
  readonly clock: Clock;
  /** Welcomes a new player in the inbox. */
  readonly notify: Notify;
}

export function createPlayerService(deps: PlayerDeps) {
  const { repository, settings, fields, hash, clock } = deps;
  const today = () => clock.now().toISOString().slice(0, 10);
  const refuse = (errors: FieldErrors) => {
    if (Object.keys(errors).length > 0) throw new DomainError('invalidInput', { fields: errors });
  };
  const nicknameErrors = (nickname: string | null | undefined): FieldErrors => {
    const rule = nickname ? nicknameFault(nickname) : null;
    return rule ? { nickname: [{ rule, params: {} }] } : {};
  };
  const localeErrors = (locale: string | undefined): FieldErrors =>
    locale === undefined || settings.locales().some(({ code }) => code === locale)
      ? {}
      : { locale: [{ rule: 'oneOf', params: {} }] };

  return {
    fields: (scenario: FieldScenario): Promise<readonly FieldDefinition[]> =>
      fields.definitions(scenario),

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

    /**
     * Holds a registration against the definitions of its scenario. `found` are faults that the caller
     * knows of; of a field with both, the definition's is told. `unasked` are fields that this way of
     * registering has no use for, such as a password.
     * @throws DomainError invalidInput by field; countryRestricted.
     */
    async checkRegistration(
      input: RegistrationDetails | PhoneRegistration,
      found: FieldErrors = {},
      unasked: readonly string[] = [],
    ): Promise<CheckedRegistration> {
      const { locale, fingerprint: _, affiliateTag: __, ...rest } = input;
      const { otp: ___, ...given } = { otp: null, ...rest };
      const definitions = await fields.definitions(
        'email' in input ? 'registration' : 'registrationByPhone',
      );
      const errors = {
        ...formErrors({
          definitions: definitions.filter(({ name }) => !unasked.includes(name)),
          given,
          values: given,
          country: input.country,
          today: today(),
          whole: true,
        }),
        ...localeErrors(locale),
      };
      if (!settings.currency(input.currency)?.isEnabled)
        errors.currency = [{ rule: 'oneOf', params: {} }];
      refuse({
        ...found,
        ...nicknameErrors(given.nickname),
        ...securityErrors(given, null),
        ...errors,
      });
      if (settings.isRestricted(input.country)) throw new DomainError('countryRestricted');
      const { country, currency, birthdate } = input;
      return { ...(await columnsOf(given, hash)), country, currency, locale, birthdate };
    },

    /** What a password has to keep, wherever one is chosen. */
    passwordRules: async (): Promise<readonly Rule[]> =>
      (await fields.definitions('registration')).find(({ name }) => name === 'password')?.rules ??
      [],

    async create(tx: Tx, player: NewPlayer): Promise<void> {
      await repository.insert(tx, {
        ...player.details,
        id: player.id,
        email: player.email,
        ...(player.phone === null ? {} : { phone: player.phone, phone_confirmed: true }),
        affiliate_tag: player.affiliateTag ?? null,
        created_at: player.at,
      });
      await deps.notify(tx, { playerId: player.id, template: 'welcome', occasion: 'welcome' });
    },

    /** Notes that the owner reads the mails of the address; a second time changes nothing. */
    confirmEmail: repository.confirmEmail,

    addEmail: repository.addEmail,

    /** @param tx the transaction it is asked in, which has no second connection to spare */
    async get(id: string, tx?: Tx): Promise<Profile> {
      const row = await repository.find(id, tx);
      if (!row) throw new DomainError('notFound');
      return profileOf(row);
    },

    /**
     * Changes what is given and leaves the rest.
     * @throws DomainError invalidInput by field, also for fields the profile does not offer; notFound.
     */
    async update(id: string, changes: ProfileChanges): Promise<Profile> {
      const { locale, pwaInstalled, freshchatRestoreId, ...given } = changes;
      const row = await repository.find(id);
      if (!row) throw new DomainError('notFound');
      refuse({
        ...nicknameErrors(given.nickname),
        ...securityErrors(given, row.security_question),
        ...formErrors({
          definitions: (await fields.definitions('profile')).map((field) =>
            field.name === 'phone' && row.phone_confirmed ? { ...field, locked: true } : field,
          ),
          given,
          values: { ...profileOf(row), ...given },
          country: row.country,
          today: today(),
          whole: false,
        }),
        ...localeErrors(locale),
      });
      const columns = await columnsOf({ ...given, locale }, hash);
      if (pwaInstalled !== undefined) columns.pwa_installed = pwaInstalled;
      if (freshchatRestoreId !== undefined) columns.freshchat_restore_id = freshchatRestoreId;
      const updated = await repository.update(id, columns);
      if (!updated) throw new DomainError('notFound');
      return profileOf(updated);
    },

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

export type PlayerService = ReturnType<typeof createPlayerService>;
