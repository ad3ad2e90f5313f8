import type { Mutant } from './mutant.ts';

const bonuses = 'apps/platform/src/modules/bonuses';
const given = `${bonuses}/test/packages.db.test.ts`;
const weighed = { file: `${bonuses}/fair-offers.ts`, test: `${bonuses}/test/fair-offers.test.ts` };

/** Parts of packages before their turn or after a pause, free spins of nothing, and packages that cost more than they say. */
export const packages: readonly Mutant[] = [
  {
    fault: 'a part is taken before its turn',
    file: `${bonuses}/giving.ts`,
    change: [[' || !isItsTurn(offer, taken))', ')']],
    test: given,
    title: 'fifty deposits at once have one part of a number',
  },
  {
    fault: 'a part that is only chosen with a deposit lets the next one be taken',
    file: `${bonuses}/offers.ts`,
    change: [['isGiven && offerId === part.after', 'offerId === part.after']],
    test: given,
    title: 'of a package the next part alone is offered',
  },
  {
    fault: 'all parts are offered at once',
    file: `${bonuses}/service.ts`,
    change: [['    if (!isItsTurn(offer, taken)) return offerStatus.unknown;\n', '']],
    test: given,
    title: 'of a package the next part alone is offered',
  },
  {
    fault: 'free spins of a part do not say which package they are of, and count by themselves',
    file: `${bonuses}/giving.ts`,
    change: [['packageId: agreed.package', 'packageId: null']],
    test: given,
    title: 'free spins come with their part',
  },
  {
    fault: 'who had read a package takes a part of it after its pause',
    file: 'apps/platform/src/modules/payments/deposit-bonuses.ts',
    change: [['bonusCode ?? offer.package', 'bonusCode']],
    test: 'apps/platform/src/test/packages.db.test.ts',
    title: 'a package that is paused is offered to nobody',
  },
  {
    fault: 'parts of a package that is paused are offered by themselves',
    file: `${bonuses}/offers.ts`,
    change: [['?.get(listed.id);', '?.get(listed.id) ?? null;']],
    test: `${bonuses}/test/offers.test.ts`,
    title: 'a part whose package is not made is made to nobody',
  },
  {
    ...weighed,
    fault: 'free spins count for nothing in what an offer is worth',
    change: [['best: alone.best + spins', 'best: alone.best']],
    title: 'free spins add what they stake',
  },
  {
    ...weighed,
    fault: 'a package may cost any sum as long as its parts hold',
    change: [['...weighOffers(offers), ...weighPackages(packages)]', '...weighOffers(offers)]']],
    title: 'a package is worth what its parts are together',
  },
];
