import type { Rule } from '@pierlight/validation/rules';
import { z } from 'zod';
import {
  countryCode,
  currencyCode,
  emptyableLine,
  id,
  localeCode,
  timestamp,
} from '../common/schemas.ts';

/**
 * What a person may tell of themselves. Which of these a form asks for, and what it asks of them, is
 * said by the definitions of its scenario; here are only the types and the most that is read.
 */
export const personalDetails = {
  nickname: emptyableLine(60),
  firstName: emptyableLine(100),
  lastName: emptyableLine(100),
  gender: emptyableLine(20),
  nationality: emptyableLine(2),
  placeOfBirth: emptyableLine(100),
  personalIdNumber: emptyableLine(50),
  cpf_number: emptyableLine(20),
  profession: emptyableLine(100),
  phone: z.string().max(300),
  city: emptyableLine(100),
  address: emptyableLine(200),
  additionalAddress: emptyableLine(200),
  postalCode: emptyableLine(20),
  timeZone: emptyableLine(60),
  language: emptyableLine(2),
  securityQuestion: emptyableLine(40),
} as const;

/** Consents, and what else is a yes or a no, that may be given and withdrawn at any time. */
export const consents = {
  receiveEmailPromo: z.boolean(),
  receiveSmsPromo: z.boolean(),
  receiveBonus: z.boolean(),
  /** Other people see no letter of the player's name. */
  hideName: z.boolean(),
} as const;

/** The same change to every type of a shape. */
export function each<Name extends string, From, To>(
  shape: Readonly<Record<Name, From>>,
  change: (type: From) => To,
): Record<Name, To> {
  const changed = Object.entries<From>(shape).map(([name, type]) => [name, change(type)]);
  return Object.fromEntries(changed) as Record<Name, To>;
}

/** An answer to the security question; kept as a hash and never given back. */
export const securityAnswer = emptyableLine(100);

export const profile = z.object({
  id,
  email: z.string().nullable(),
  /** Whether the owner showed to read the mails of that address. */
  emailConfirmed: z.boolean(),
  ...each(personalDetails, (type) => type.nullable()),
  /** Whether the phone is the one the account is signed into by; the profile cannot change it then. */
  phoneConfirmed: z.boolean(),
  /** Whether there is an answer to the security question. */
  hasSecurityAnswer: z.boolean(),
  country: countryCode,
  currency: currencyCode,
  locale: localeCode,
  birthdate: z.string(),
  ...consents,
  pwaInstalled: z.boolean(),
  isNewlyRegistered: z.boolean(),
  freshchatRestoreId: z.string().nullable(),
  createdAt: timestamp,
});
export type Profile = z.infer<typeof profile>;

/**
 * What a player may change; any other property is refused, and so is a field that the profile
 * scenario does not offer. `null` and an empty text take a value back.
 */
export const profileChanges = z.strictObject({
  ...each(personalDetails, (type) => type.nullable().optional()),
  ...each(consents, (type) => type.optional()),
  securityAnswer: securityAnswer.nullable().optional(),
  locale: localeCode.optional(),
  pwaInstalled: z.literal(true).optional(),
  freshchatRestoreId: emptyableLine(100).optional(),
});
export type ProfileChanges = z.infer<typeof profileChanges>;

/** Which parts of the site there are, by the settings of the platform. */
export const siteFeatures = z.object({
  /** Whether accounts are opened by a phone number too. */
  phoneSignUp: z.boolean(),
  questsEnabled: z.boolean(),
  loyaltyEnabled: z.boolean(),
  /** The sportsbook's script is loaded from its host under its client id; null without either. */
  betting: z.object({ clientHost: z.string(), clientId: z.string() }).nullable(),
  /** The verification provider keeps the documents, so the site has no page for them. */
  documentsHidden: z.boolean(),
});
export type SiteFeatures = z.infer<typeof siteFeatures>;

/** What the platform knows of a visitor before anything is asked of them. */
export const visitor = z.object({
  country: countryCode.nullable(),
  isRestricted: z.boolean(),
  locale: localeCode,
  currency: currencyCode,
  features: siteFeatures,
});
export type Visitor = z.infer<typeof visitor>;

/** The kinds of input a form can be built of; each has one component on the site. */
export const inputKind = z.enum([
  'birthDate',
  'bonusRadio',
  'card',
  'checkbox',
  'code',
  'copy',
  'country',
  'cpf',
  'currency',
  'date',
  'deposit',
  'destinationTag',
  'dropdown',
  'email',
  'emailVerify',
  'file',
  'gender',
  'number',
  'password',
  'payments',
  'phone',
  'postal',
  'radio',
  'search',
  'text',
  'textarea',
  'toggle',
]);
export type InputKind = z.infer<typeof inputKind>;

export const fieldScenario = z.enum(['profile', 'registration', 'registrationByPhone']);
export type FieldScenario = z.infer<typeof fieldScenario>;

/** Fields that stand together on a page. */
export const fieldGroup = z.enum(['account', 'person', 'contact', 'security', 'offers']);
export type FieldGroup = z.infer<typeof fieldGroup>;

export const fieldDefinition = z.object({
  name: z.string(),
  kind: inputKind,
  required: z.boolean(),
  /** The step of the form the field stands on, from 1. */
  step: z.int().positive(),
  group: fieldGroup.optional(),
  /** Rules beyond `required`, as the validation package reads them. */
  rules: z.array(z.custom<Rule>((value) => typeof value === 'object' && value !== null)),
  /** Values to choose from. */
  choices: z.array(z.string()).optional(),
  /** Countries whose players are asked; everybody when left out. */
  countries: z.array(countryCode).optional(),
  /** Shown, and not to be changed by the player. */
  locked: z.boolean().optional(),
});
export type FieldDefinition = z.infer<typeof fieldDefinition>;
