import { z } from 'zod';
import { countryCode, currencyCode, localeCode } from '../common/schemas.ts';
import { coolingOffPeriods, selfExclusionPeriods } from '../limits/statuses.ts';

export const currency = z.object({
  code: currencyCode,
  name: z.string(),
  type: z.enum(['fiat', 'crypto']),
  isEnabled: z.boolean(),
  isBase: z.boolean(),
  visible: z.boolean(),
  subunitToUnit: z.int().positive(),
  /** Units of this currency for one unit of the base currency. */
  rate: z.object({ rate: z.number().positive(), updatedAt: z.iso.datetime() }),
  subCurrencies: z.array(z.object({ code: z.string(), subunitToUnit: z.int().positive() })),
});
export type Currency = z.infer<typeof currency>;

export const locale = z.object({ code: localeCode, isDefault: z.boolean(), name: z.string() });
export type Locale = z.infer<typeof locale>;

export const country = z.object({
  code: countryCode,
  name: z.string(),
  locale: localeCode,
  restrict: z.boolean(),
});
export type Country = z.infer<typeof country>;

const statuses = z.record(z.string(), z.int());

export const constants = z.object({
  player: z.object({
    timeZone: z.array(z.object({ id: z.string(), name: z.string() })),
    playerStatuses: statuses,
    document: z.object({ status: statuses }),
    minimumAge: z.int(),
  }),
  payment: z.object({ invoiceStatuses: statuses, invoiceTypes: statuses }),
  game: z.object({
    bet: z.object({ status: statuses }),
    playerBonus: z.object({ status: statuses, result: statuses }),
    playerFreespin: z.object({ status: statuses, result: statuses }),
  }),
  limits: z.object({
    /** ISO 8601 durations, the shortest first. */
    coolingOffPeriods: z.array(z.enum(coolingOffPeriods)),
    selfExclusionPeriods: z.array(z.enum(selfExclusionPeriods)),
  }),
  features: z.object({ questsEnabled: z.boolean(), loyaltyEnabled: z.boolean() }),
});
export type Constants = z.infer<typeof constants>;
