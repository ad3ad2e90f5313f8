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
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Notify } from '../notifications/public.ts';
import type { SettingsService } from '../settings/public.ts';
import { columnsOf, profileOf } from './details.ts';
import { createPlayerFacts } from './facts.ts';
import type { Fields } from './fields.ts';
import { type FieldErrors, formErrors, securityErrors } from './form-check.ts';
import { nicknameFault } from './nickname.ts';
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
  readonly db: Database;
  readonly repository: PlayerRepository;
  readonly settings: SettingsService;
  readonly fields: Fields;
  /** Makes a PHC string of a secret. */
  readonly hash: (secret: string) => Promise<string>;
  readonly clock: Clock;
  /** Welcomes a new player in the inbox. */
  readonly notify: Notify;
  /** Told in the transaction that changes a consent to offers. */
  readonly consentsChanged: (tx: Tx, playerId: string) => Promise<void>;
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
      const updated = await deps.db.transaction().execute(async (tx) => {
        if ('receive_email_promo' in columns || 'receive_sms_promo' in columns)
          await deps.consentsChanged(tx, id);
        return repository.update(tx, id, columns);
      });
      if (!updated) throw new DomainError('notFound');
      return profileOf(updated);
    },

    ...createPlayerFacts({ repository, settings }),
  };
}

export type PlayerService = ReturnType<typeof createPlayerService>;
