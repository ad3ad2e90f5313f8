import type { Mutant } from './mutant.ts';

const bonuses = 'apps/platform/src/modules/bonuses';
const kept = `${bonuses}/test/kept-offers.db.test.ts`;
const tries = { file: `${bonuses}/offer-tries.ts`, test: `${bonuses}/test/offer-tries.db.test.ts` };
const walks = { file: 'apps/platform/src/modules/gameplay/walked-rounds.ts', test: tries.test };

/** What is offered against what was said, to who may not take it, or by figures that are wrong. */
export const offers: readonly Mutant[] = [
  {
    fault: 'a start undoes what an operator said of an offer',
    file: `${bonuses}/offers-import.ts`,
    change: [
      [
        'isDeepStrictEqual(one?.imported ?? null, entry)',
        'isDeepStrictEqual(one?.entry ?? null, entry)',
      ],
    ],
    test: kept,
    title: 'what an operator changed stays',
  },
  {
    fault: 'an offer that left the file stays offered',
    file: `${bonuses}/offers-import.ts`,
    change: [['      .filter(({ id }) => !named.has(id))\n', '      .filter(() => false)\n']],
    test: kept,
    title: 'what the file names no more is withdrawn',
  },
  {
    fault: 'nodes that start at once make versions side by side',
    file: `${bonuses}/offers-import.ts`,
    change: [['    await beginChange(tx);\n', '']],
    test: kept,
    title: 'twenty nodes that start at once',
  },
  {
    fault: 'what an operator sets is not weighed',
    file: `${bonuses}/offers-desk.ts`,
    change: [['      holding(() => requireFair(weighedOf(listed)));\n', '']],
    test: kept,
    title: 'an operator is refused what a start is refused',
  },
  {
    fault: 'a node that has read the offers never reads them again',
    file: `${bonuses}/offered.ts`,
    change: [['if (copy?.revision !== revision) copy =', 'if (copy === undefined) copy =']],
    test: kept,
    title: 'another node sees a change',
  },
  {
    fault: 'free spins are offered in a game that is switched off',
    file: `${bonuses}/offered.ts`,
    change: [['withPlayableSpins(offer, stakes)', 'offer']],
    test: 'apps/platform/src/test/offered-spins.db.test.ts',
    title: 'free spins of a game that is switched off are offered and given no more',
  },
  {
    fault: 'free spins are listed at a stake their game does not take',
    file: `${bonuses}/spin-stakes.ts`,
    change: [
      [
        'if (taken && spinStake >= taken.min && spinStake <= taken.max) return [];',
        'if (taken) return [];',
      ],
    ],
    test: 'apps/platform/src/test/offered-spins.db.test.ts',
    title: 'are refused with the place',
  },
  {
    fault: 'who had read an offer takes it after its pause',
    file: `${bonuses}/offers-repository.ts`,
    change: [["    .where('offer.is_paused', '=', false)\n", '']],
    test: kept,
    title: 'once a pause has returned',
  },
  {
    fault: 'a pause does not wait for who is taking the offer',
    file: `${bonuses}/offers-repository.ts`,
    change: [['pg_advisory_xact_lock_shared', 'abs']],
    test: kept,
    title: 'once a pause has returned',
  },
  {
    fault: 'a code that is paused is taken',
    file: `${bonuses}/codes.ts`,
    change: [['    !isPaused &&\n', '']],
    test: kept,
    title: 'a code that is paused, or whose offer is',
  },
  {
    fault: 'a pause of a code makes its offer to everybody',
    file: `${bonuses}/offered.ts`,
    change: [["entry?.kind === 'code' ?", "entry?.kind === 'code' && !isPaused ?"]],
    test: kept,
    title: 'a code that is paused, or whose offer is',
  },
  {
    ...tries,
    fault: 'a try gives two of an offer at a time',
    change: [['taken.deposit.at < free', 'false']],
    title: 'one that comes again and again',
  },
  {
    ...tries,
    fault: 'a try loses the player at the end of a page',
    change: [['    rest = all.slice(whole.length);\n', '    rest = page.slice(-1);\n']],
    title: 'deposits of hundreds of players',
  },
  {
    ...tries,
    fault: 'a try counts as cost what was won with own money',
    change: [['left < bonus ? left : bonus', 'left']],
    title: 'of a bonus that is wagered out',
  },
  {
    ...walks,
    fault: 'a try wagers with rounds from before the deposit',
    change: [['created_at >= walk.since and ', '']],
    title: 'rounds that the terms do not take',
  },
  {
    ...walks,
    fault: 'a try wagers out what is lost by then',
    change: [[' or walk.purse + net <= 0', '']],
    title: 'of a bonus that is wagered out',
  },
];
