import type { Mutant } from './mutant.ts';

const module = 'apps/platform/src/modules/loyalty';
const tests = `${module}/test/loyalty.db.test.ts`;
const files = `${module}/test/loyalty-file.test.ts`;

/** Points for what is not own money staked, levels that are lost, and rewards that come twice or too early. */
export const loyalty: readonly Mutant[] = [
  {
    fault: 'money of a bonus earns points',
    file: `${module}/points.ts`,
    change: [['(staked - bonus_staked)::numeric', 'staked::numeric']],
    test: tests,
    title: 'money of a bonus and gifts earn nothing',
  },
  {
    fault: 'a game that returns little earns more',
    file: `${module}/points.ts`,
    change: [['Math.min(wholeShare, Math.round', 'Math.max(0, Math.round']],
    test: tests,
    title: 'a low return no more',
  },
  {
    fault: 'a level is lost with the round that reached it',
    file: `${module}/standing.ts`,
    change: [['Math.max(kept, reached(terms, points))', 'reached(terms, points)']],
    test: tests,
    title: 'the level that was reached stays',
  },
  {
    fault: 'two workers tell a player of the same points',
    file: `${module}/telling.ts`,
    change: [[' for update skip locked', '']],
    test: tests,
    title: 'once, by however many workers',
  },
  {
    fault: 'a reward is given for a level that is not reached',
    file: `${module}/service.ts`,
    change: [['if (order > currentLevel.order)', 'if (order < 0)']],
    test: tests,
    title: 'a level that is not reached',
  },
  {
    fault: 'a reward that was taken is there to take again',
    file: `${module}/service.ts`,
    change: [['key: levelId }', 'key: gift }']],
    test: tests,
    title: 'fifty parallel requests and a repetition',
  },
  {
    fault: 'rewards may be worth what their points cost',
    file: `${module}/loyalty-file.ts`,
    change: [['rewards > cost / 2', 'rewards > cost']],
    test: files,
    title: 'worth more than half of what its points cost',
  },
];
