import type { Mutant } from './mutant.ts';

const modules = 'apps/platform/src/modules';
const test = `${modules}/bonuses/test/contributions.db.test.ts`;
const counting = { file: `${modules}/bonuses/sql/rounds.sql`, test };
const added = '  added := p_costs * share / 100 - p_was * share / 100;';
const share = 'coalesce((contributions ->> p_game)::integer, 100) into share';

/** Stakes that count otherwise than the terms say, and rounds above what they allow. */
export const contributions: readonly Mutant[] = [
  {
    ...counting,
    fault: 'every stake counts in full, whatever the terms say of its game',
    change: [[added, '  added := p_costs - p_was;']],
    title: 'a stake counts the part that the terms say',
  },
  {
    ...counting,
    fault: 'each stake is rounded by itself, so that a return takes off another sum than it added',
    change: [[added, '  added := (p_costs - p_was) * share / 100;']],
    title: 'a round counts the part of all it costs',
  },
  {
    ...counting,
    fault: 'a game that is not named counts nothing',
    change: [[share, share.replace('100)', '0)')]],
    title: 'a stake counts the part that the terms say',
  },
  {
    file: `${modules}/gameplay/sql/bet.sql`,
    fault: 'with each further stake the whole round counts anew',
    change: [['played.status = 1, coalesce(known.stake, 0),', 'played.status = 1, 0,']],
    test,
    title: 'whatever is staked, won and rolled back',
  },
  {
    file: `${modules}/gameplay/sql/rollback.sql`,
    fault: 'a stake that came back counts all the same',
    change: [['before.stake, known.stake, p_now', 'known.stake, known.stake, p_now']],
    test,
    title: 'stakes and returns of all games at once',
  },
  {
    file: `${modules}/catalogue/game-terms.ts`,
    fault: 'what is said of a category beats what is said of a game',
    change: [
      [
        'contributions.games[id] ?? contributions.categories[category] ?? 100',
        'contributions.categories[category] ?? contributions.games[id] ?? 100',
      ],
    ],
    test: `${modules}/catalogue/test/game-terms.test.ts`,
    title: 'a stake counts by its game, else by its category',
  },
  {
    file: `${modules}/bonuses/offers-file.ts`,
    fault: 'an offer may be such that a stake counts in full in no game',
    change: [['...(isFull ? [] : [', '...(isFull || !isFull ? [] : [']],
    test: `${modules}/bonuses/test/offers.test.ts`,
    title: 'no game in which a stake counts in full',
  },
  {
    file: `${modules}/gameplay/walked-rounds.ts`,
    fault: 'an offer is tried as if every stake counted in full',
    change: [['sum(counts) over so_far as staked', 'sum(stake) over so_far as staked']],
    test: `${modules}/bonuses/test/offer-tries.db.test.ts`,
    title: 'a round counts the part that the offer says',
  },
  {
    file: 'apps/sandbox/src/studio/frame/stake-limit.ts',
    fault: 'the frame keeps back the stake that is the most',
    change: [['stake <= most', 'stake < most']],
    test: 'apps/sandbox/src/studio/frame/stake-limit.test.ts',
    title: 'any stake may be placed until the site says otherwise',
  },
];
