import type { Mutant } from './mutant.ts';

const bonuses = 'apps/platform/src/modules/bonuses';
const codes = `${bonuses}/test/codes.db.test.ts`;
const claims = `${bonuses}/test/claims.db.test.ts`;

/** What is claimed twice, and codes that are good too often, too long or for others. */
export const bonusCodes: readonly Mutant[] = [
  {
    fault: 'a source that had its bonus gives another one',
    file: `${bonuses}/giving.ts`,
    change: [['  await noteBonus(tx, claimId, id);\n', '']],
    test: claims,
    title: 'one source gives one bonus, however many ask for it at once',
  },
  {
    fault: 'a claim is read by many at once',
    file: `${bonuses}/claims-repository.ts`,
    change: [['    .forUpdate()\n', '']],
    test: claims,
    title: 'one source gives one bonus, however many ask for it at once',
  },
  {
    fault: 'a database from before forgets what was given',
    file: 'apps/platform/migrations/0293_claims.sql',
    change: [
      [
        'from bonuses.player_bonus where invoice_id is not null;',
        'from bonuses.player_bonus where false;',
      ],
    ],
    test: claims,
    title: 'a database from before keeps what was pending',
  },
  {
    fault: 'players who take a code at once are counted before any has it',
    file: `${bonuses}/codes.ts`,
    change: [['      if (code.times !== null) await holdCode(tx, code.code);\n', '']],
    test: codes,
    title: 'is good ten times in all, for fifty players at once',
  },
  {
    fault: 'a code is good once too often',
    file: `${bonuses}/codes.ts`,
    change: [['>= code.times', '> code.times']],
    test: codes,
    title: 'is good ten times in all, for fifty players at once',
  },
  {
    fault: 'a code is good at the moment it is over',
    file: `${bonuses}/codes.ts`,
    change: [['now.getTime() < Date.parse(until)', 'now.getTime() <= Date.parse(until)']],
    test: codes,
    title: 'a wrong code is incorrect, and a right one elsewhere or at another time not available',
  },
  {
    fault: 'a code for some countries is good for players of none',
    file: `${bonuses}/codes.ts`,
    change: [
      [
        'country !== null && countries.includes(country)',
        'country === null || countries.includes(country)',
      ],
    ],
    test: codes,
    title: 'a wrong code is incorrect, and a right one elsewhere or at another time not available',
  },
  {
    fault: 'what is given once comes of another code again',
    file: `${bonuses}/codes.ts`,
    change: [
      ['hadOnce(await takenOffers(tx, playerId), code.offer) ||', 'false ||'],
      ['isOnce: true, package: null', 'isOnce: false, package: null'],
    ],
    test: codes,
    title: 'a code that needs no deposit gives its bonus at once',
  },
  {
    fault: 'a code is withdrawn after a deposit took it',
    file: `${bonuses}/claims-repository.ts`,
    change: [
      [
        "    .where('player_id', '=', playerId)\n    .where('source_kind', '=', 'code')\n    .where('invoice_id', 'is', null)\n",
        "    .where('player_id', '=', playerId)\n    .where('source_kind', '=', 'code')\n",
      ],
    ],
    test: codes,
    title: 'a code that was withdrawn is free for somebody else, and one in use stays',
  },
  {
    fault: 'other pages hear nothing of a code that is withdrawn',
    file: `${bonuses}/codes.ts`,
    change: [['        if (taken) await announceTakenBack(tx, taken);\n', '']],
    test: codes,
    title: 'a code that was withdrawn is free for somebody else, and one in use stays',
  },
  {
    fault: 'a deposit that fails takes its code along',
    file: `${bonuses}/claims-repository.ts`,
    change: [["    .where('source_kind', '=', 'deposit')\n", '']],
    test: codes,
    title: 'a code of a deposit waits, comes with the next one that fits, and with no other',
  },
  {
    fault:
      'a code of the registration that gave its bonus is told of as refused when a worker comes again',
    file: `${bonuses}/registration-codes.ts`,
    change: [
      ['    if (entered.some(({ bonusCode }) => bonusCode === code.toUpperCase())) return;\n', ''],
    ],
    test: codes,
    title: 'is entered as if its player had typed it in, twice without harm',
  },
];
