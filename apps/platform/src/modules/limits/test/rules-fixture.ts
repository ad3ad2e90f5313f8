import type { Clock } from '../../../kernel/clock.ts';
import type { JurisdictionRules } from '../jurisdictions.ts';
import { createRules, type Rules } from '../rules.ts';

const none: JurisdictionRules = {
  reminderMinutes: null,
  pause: null,
  slots: { secondsBetweenRounds: null, maxStake: null, maxStakeByAge: [] },
  deposits: { limitFirst: false, monthlyAtMost: null },
};

/** What a test has everybody stand under; nothing unless told. */
export const rulesOf = (clock: Clock, rules: Partial<JurisdictionRules> = {}): Rules =>
  createRules({
    jurisdictions: {
      of: () => ({ name: 'tested', because: 'setting', rules: { ...none, ...rules } }),
    },
    personOf: async () => ({ country: 'DE', birthdate: '1990-05-17' }),
    clock,
  });
