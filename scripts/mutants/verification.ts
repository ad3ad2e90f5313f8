import type { Mutant } from './mutant.ts';

const module = 'apps/platform/src/modules/verification';
const payments = 'apps/platform/src/modules/payments/withdrawals';
const checks = `${module}/test/checks.db.test.ts`;
const webhooks = `${module}/test/webhooks.db.test.ts`;

/** Faults of who players are, and of what money is held to by it. */
export const verification: readonly Mutant[] = [
  {
    fault: 'an old answer of the provider overwrites a newer one',
    file: `${module}/repository.ts`,
    change: [['and looked < ', 'and 0 < ']],
    test: webhooks,
    title: 'of two questions under way the later one counts',
  },
  {
    fault: 'an unsigned webhook is accepted',
    file: `${module}/adapters/sumsub-webhook.ts`,
    change: [
      ["  if (!isDigestOf(secret, rawBody, headers)) throw new DomainError('forbidden');\n", ''],
    ],
    test: webhooks,
    title: 'forged, cut, of an unknown algorithm or unsigned is refused',
  },
  {
    fault: 'a withdrawal goes on although its check is not through',
    file: `${payments}/checked.ts`,
    change: [
      [
        "if (standing === 'through') await endWaiting",
        "if (standing !== 'refused') await endWaiting",
      ],
    ],
    test: checks,
    title: 'it waits with its money in the reserve, and goes on by itself once',
  },
  {
    fault: 'a date of birth below the age is let by when the provider approves',
    file: `${module}/deciding.ts`,
    change: [
      [
        'if (word.birthdate !== null && (await isUnderage',
        "if (word.state !== 'approved' && word.birthdate !== null && (await isUnderage",
      ],
    ],
    test: checks,
    title: 'below the age of the documents is refused',
  },
  {
    fault: 'deposits at one moment pass the sum together',
    file: `${module}/standing.ts`,
    change: [
      [
        'async requireForDeposit(tx: Tx, playerId: string, currency: string): Promise<void> {\n      await queueChecks(tx, playerId);\n',
        'async requireForDeposit(tx: Tx, playerId: string, currency: string): Promise<void> {\n',
      ],
    ],
    test: checks,
    title: 'twenty at once do not pass it together',
  },
  {
    fault: 'winnings of somebody who was refused are sent out with their own money',
    file: `${payments}/own-money.ts`,
    change: [['if (invoice.amount <= own) return;', 'if (invoice.amount >= 0n) return;']],
    test: checks,
    title: 'plays no more, and own money goes back',
  },
];
