/** Code that `npm run mutation` changes at random, and the tests that have to notice. */
export interface MutationGroup {
  readonly name: string;
  /** From the root of the repository, as the paths of tests are. */
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

const modules = 'apps/platform/src/modules';

const of = (folder: string, ...names: readonly string[]) =>
  names.map((name) => `${folder}/${name}.ts`);

/** Rules that need no database, network or clock: all that they do, a test can say. */
export const mutationGroups: readonly MutationGroup[] = [
  {
    name: 'money',
    files: of('packages/money/src', 'amount', 'convert', 'currency'),
    tests: ['packages/money/src/test/*.test.ts'],
  },
  {
    name: 'validation',
    files: of(
      'packages/validation/src',
      ...['cpf', 'dates', 'email', 'fields', 'iban', 'phone', 'phone-kinds', 'rules', 'shapes'],
    ),
    tests: of(
      'packages/validation/src/test',
      ...['cpf.test', 'dates.test', 'email.test', 'fields.test', 'iban.test', 'phone.test'],
      ...['phone-kinds.test', 'rules.test', 'shapes.test'],
    ),
  },
  {
    name: 'patterns and passwords',
    files: of('packages/validation/src', 'history-chain', 'password-strength', 'pattern'),
    tests: of(
      'packages/validation/src/test',
      ...['history-chain.test', 'password-strength.test', 'pattern.test'],
    ),
  },
  {
    // What a bonus is worth is played through a million times: its faults are planted by hand (`npm run mutants`).
    name: 'bonuses',
    files: of(`${modules}/bonuses`, 'fair-offers', 'offers'),
    tests: of(`${modules}/bonuses/test`, 'fair-offers.test', 'offers.test'),
  },
  {
    name: 'limits',
    files: of(
      `${modules}/limits`,
      ...['changes', 'monthly-cap', 'periods', 'projection', 'rules', 'time-periods'],
    ),
    tests: of(
      `${modules}/limits/test`,
      ...['jurisdictions.test', 'limits.test', 'monthly-cap.test', 'projection.test'],
      'time-periods.test',
    ),
  },
  {
    name: 'reconciliation and returns',
    files: [`${modules}/payments/reconciliation/compare.ts`, `${modules}/gameplay/return-range.ts`],
    tests: [
      `${modules}/payments/test/compare.test.ts`,
      `${modules}/gameplay/test/return-range.test.ts`,
    ],
  },
];
