import { countryCode } from '@pierlight/contract/common/schemas';
import { askedBefore, checks } from '@pierlight/contract/verification/statuses';
import { z } from 'zod';
import { readJsonFile } from '../../kernel/json-file.ts';

/** Units of the base currency. */
const units = z
  .string('a sum is written in units of the base currency, in quotes: "2000.00"')
  .regex(/^\d{1,9}(?:\.\d{1,2})?$/, 'must be a sum like "2000" or "2000.00"')
  .transform(Number);

const rule = z
  .strictObject({
    check: z.enum(checks),
    before: z.enum(askedBefore),
    /** Once deposits come to more than this within `days`; left out: always. */
    above: units.optional(),
    /** Of these countries alone; left out: of every one. */
    countries: z.array(countryCode).min(1).max(250).optional(),
  })
  .refine(({ before, above }) => before === 'withdrawal' || above !== undefined, {
    path: ['above'],
    error: 'a deposit needs a sum: nobody can pay in who was never asked',
  });

const rulesFile = z.strictObject({
  /** Over how many days deposits are added up. */
  days: z.int().min(1).max(3_650),
  /** From which age somebody plays, by country. */
  minimumAge: z.record(countryCode, z.int().min(18).max(99)).default({}),
  rules: z
    .array(rule)
    .max(100)
    .superRefine((rules, context) => {
      rules.forEach((one, place) => {
        const text = JSON.stringify(one);
        if (rules.findIndex((other) => JSON.stringify(other) === text) < place)
          context.addIssue({ code: 'custom', path: [place], message: 'stands there twice' });
      });
    }),
});

/** Which checks are required of which players, and when; sums in units of the base currency. */
export type CheckRules = z.output<typeof rulesFile>;
export type CheckRule = CheckRules['rules'][number];

/**
 * Reads `verification.json`, the rules of what is asked of players.
 * @throws Error naming the file and what is wrong in it, and where
 */
export const readCheckRules = (file: string): Promise<CheckRules> => readJsonFile(file, rulesFile);
