import type {
  FieldDefinition,
  FieldGroup,
  FieldScenario,
  InputKind,
} from '@pierlight/contract/player/schemas';

/** A field the platform knows what to do with; an operator chooses among these. */
export interface KnownField {
  readonly kind: InputKind;
  readonly group: FieldGroup;
  readonly scenarios: readonly FieldScenario[];
  /** What `min` and `max` of a setting mean: characters, years of age, or nothing. */
  readonly bounds: 'characters' | 'years' | 'none';
  /** Fewest characters a setting may ask for, above what the field's own rules say. */
  readonly shortest?: number;
  /** Most characters that are kept. */
  readonly longest?: number;
  /** No account can be opened without it. */
  readonly essential?: true;
  /** Shown in the profile and not to be changed there. */
  readonly locked?: true;
  /** The list to choose from; a setting may leave some out. */
  readonly choices?: (lists: ChoiceLists) => readonly string[];
}

/** Lists that come from elsewhere in the platform. */
export interface ChoiceLists {
  /** Two-letter codes of the languages the house writes in. */
  readonly languages: readonly string[];
  /** ISO codes of every country, also those nothing is offered in. */
  readonly countries: readonly string[];
}

const both: readonly FieldScenario[] = ['profile', 'registration'];
const text = (group: FieldGroup, longest: number, kind: InputKind = 'text'): KnownField => ({
  kind,
  group,
  scenarios: both,
  bounds: 'characters',
  longest,
});
const consent = (scenarios: readonly FieldScenario[] = both): KnownField => ({
  kind: 'checkbox',
  group: 'offers',
  scenarios,
  bounds: 'none',
});
const choice = (
  group: FieldGroup,
  kind: InputKind,
  choices: (lists: ChoiceLists) => readonly string[],
): KnownField => ({ kind, group, scenarios: both, bounds: 'none', choices });
const given = (kind: InputKind, group: FieldGroup): KnownField => ({
  kind,
  group,
  scenarios: both,
  bounds: 'none',
  essential: true,
  locked: true,
});

const genders = ['female', 'male', 'diverse', 'undisclosed'];
const securityQuestions = ['firstPet', 'firstSchool', 'birthTown', 'childhoodStreet', 'firstJob'];
const timeZones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];

/** Every field there can be a definition for, by name. */
export const fieldCatalogue = {
  email: { ...given('email', 'account'), bounds: 'characters', longest: 254 },
  password: {
    kind: 'password',
    group: 'account',
    scenarios: ['registration'],
    bounds: 'characters',
    shortest: 8,
    longest: 128,
    essential: true,
  },
  password_confirmation: {
    kind: 'password',
    group: 'account',
    scenarios: ['registration'],
    bounds: 'none',
  },
  country: given('country', 'contact'),
  currency: given('currency', 'account'),
  birthdate: { ...given('birthDate', 'person'), bounds: 'years' },
  agreements: { ...consent(['registration']), essential: true },
  nickname: text('account', 60),
  firstName: text('person', 100),
  lastName: text('person', 100),
  gender: choice('person', 'gender', () => genders),
  nationality: choice('person', 'dropdown', ({ countries }) => countries),
  placeOfBirth: text('person', 100),
  profession: text('person', 100),
  personalIdNumber: text('person', 50),
  cpf_number: { kind: 'cpf', group: 'person', scenarios: both, bounds: 'none' },
  phone: { kind: 'phone', group: 'contact', scenarios: both, bounds: 'none' },
  city: text('contact', 100),
  address: text('contact', 200),
  additionalAddress: text('contact', 200),
  postalCode: text('contact', 20, 'postal'),
  language: choice('account', 'dropdown', ({ languages }) => languages),
  timeZone: choice('account', 'dropdown', () => timeZones),
  securityQuestion: choice('security', 'dropdown', () => securityQuestions),
  securityAnswer: text('security', 100),
  bonusCode: {
    kind: 'text',
    group: 'offers',
    scenarios: ['registration'],
    bounds: 'characters',
    longest: 40,
  },
  receiveEmailPromo: consent(),
  receiveSmsPromo: consent(),
  receiveBonus: consent(),
  hideName: { ...consent(['profile']), group: 'account' },
} satisfies Readonly<Record<string, KnownField>>;

export type FieldName = keyof typeof fieldCatalogue;

/** A form's fields in the order they are asked. */
export type Scenarios = Readonly<Record<FieldScenario, readonly FieldDefinition[]>>;
