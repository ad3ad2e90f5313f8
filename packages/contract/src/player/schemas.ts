import type { Rule } from '@pierlight/validation/rules';
import { z } from 'zod';
import { countryCode, currencyCode, id, localeCode, timestamp } from '../common/schemas.ts';

export const profile = z.object({
  id,
  nickname: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  country: countryCode,
  currency: currencyCode,
  locale: localeCode,
  birthdate: z.string(),
  receiveEmailPromo: z.boolean(),
  receiveSmsPromo: z.boolean(),
  pwaInstalled: z.boolean(),
  isNewlyRegistered: z.boolean(),
  freshchatRestoreId: z.string().nullable(),
  createdAt: timestamp,
});
export type Profile = z.infer<typeof profile>;

const shortText = z.string().trim().max(100);

/** What a player may change; any other property is refused. */
export const profileChanges = z.strictObject({
  nickname: z.string().trim().min(2).max(30).nullable().optional(),
  firstName: shortText.min(2).nullable().optional(),
  lastName: shortText.min(2).nullable().optional(),
  locale: localeCode.optional(),
  receiveEmailPromo: z.boolean().optional(),
  receiveSmsPromo: z.boolean().optional(),
  pwaInstalled: z.literal(true).optional(),
  freshchatRestoreId: shortText.optional(),
});
export type ProfileChanges = z.infer<typeof profileChanges>;

/** Which parts of the site there are, by the settings of the platform. */
export const siteFeatures = z.object({
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
  'checkbox',
  'country',
  'currency',
  'email',
  'password',
  'text',
]);
export type InputKind = z.infer<typeof inputKind>;

export const fieldScenario = z.enum(['profile', 'registration']);

export const fieldDefinition = z.object({
  name: z.string(),
  kind: inputKind,
  required: z.boolean(),
  /** The step of the form the field stands on, from 1. */
  step: z.int().positive(),
  /** Rules beyond `required`, as the validation package reads them. */
  rules: z.array(z.custom<Rule>((value) => typeof value === 'object' && value !== null)),
});
export type FieldDefinition = z.infer<typeof fieldDefinition>;
