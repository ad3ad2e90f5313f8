import type { Mutant } from './mutant.ts';

const bonuses = 'apps/platform/src/modules/bonuses';
const worth = { file: `${bonuses}/worth.ts`, test: `${bonuses}/test/worth.test.ts` };
const fair = { file: `${bonuses}/fair-offers.ts`, test: `${bonuses}/test/fair-offers.test.ts` };

/** Offers that are worth more than is computed, and games that are open against the terms. */
export const bonusWorth: readonly Mutant[] = [
  {
    ...worth,
    fault: 'own money that is gambled away makes a bonus worth no more',
    change: [['Math.max(beside - rounds.edge, alone.of(bonus))', 'beside - rounds.edge']],
    title: 'who may gamble own money away free of its bounds',
  },
  {
    ...fair,
    fault: 'two that come again and again are weighed one by one',
    change: [['  requireFairTogether(offers);\n', '']],
    title: 'of two that come again and again each has to hold beside the other',
  },
  {
    file: `${bonuses}/offers-desk.ts`,
    test: `${bonuses}/test/kept-offers.db.test.ts`,
    fault: 'an operator makes a second one that comes again and again',
    change: [
      [
        '      holding(() => requireFairTogether(weighedOf(listOf([...entries, ...others]))));\n',
        '',
      ],
    ],
    title: 'an operator is refused an offer that comes again and again beside one that is kept',
  },
  {
    ...worth,
    fault: 'nobody gives a bonus up to keep own money',
    change: [
      ['    // The bonus is given up.\n    atLeast: (stakes) => stakes,\n', ''],
      ['Math.max(0, bonus - left * rounds.edge)', 'bonus - left * rounds.edge'],
    ],
    title: 'a bonus is never worth less than nothing',
  },
  {
    ...worth,
    fault: 'a bonus is lost with the own money',
    change: [['    first.goBack(alone.of(bonus));\n', '    first.goBack(0);\n']],
    title: 'does better in play than what is computed',
  },
  {
    ...worth,
    fault: 'money that is nearly sure is read as nothing',
    change: [['stakes < this.left\n', 'stakes < this.worth.length\n']],
    title: 'a walk through every state',
  },
  {
    ...worth,
    fault: 'the house keeps no edge',
    change: [['edge: 1 - mean', 'edge: 0']],
    title: 'it costs the edge',
  },
  {
    ...worth,
    fault: 'a round that is lost costs nothing',
    change: [['(worth[stakes - 1] as number)', '(worth[stakes] as number)']],
    title: 'a hundred thousand normal players',
  },
  {
    ...fair,
    fault: 'an offer may be worth what it likes',
    change: [['if (best > costsAtMost / 100 + NOTHING)', 'if (best > 1 + NOTHING)']],
    title: 'what second-lamp was',
  },
  {
    ...fair,
    fault: 'an offer may be as good as never wagered out',
    change: [['if (chance < LEAST_CHANCE)', 'if (chance < 0)']],
    title: 'wagering that hardly anybody gets through',
  },
  {
    fault: 'a game that does not say how it swings takes stakes of every bonus',
    file: 'apps/platform/src/modules/catalogue/game-terms.ts',
    change: [
      ['        deviation !== null &&\n', ''],
      ['deviation / 100', '(deviation ?? 0) / 100'],
    ],
    test: 'apps/platform/src/modules/catalogue/test/game-terms.test.ts',
    title: 'those within bounds',
  },
  {
    fault: 'games are closed to nobody who takes a bonus with a deposit',
    file: `${bonuses}/giving.ts`,
    change: [['{ ...offered, ...games }', '{ ...games, ...offered }']],
    test: `${bonuses}/test/claims.db.test.ts`,
    title: 'the games that are closed at its moment',
  },
];
