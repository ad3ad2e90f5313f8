/**
 * What a bonus is worth, by arithmetic. Money and stakes are counted in rounds of one stake, so that nothing
 * here knows a currency.
 *
 * A game is taken as the one that is worst for the house among all that return and swing as much: a round pays
 * nothing, or one multiple of its stake. What is left after the wagering is a convex function of what there is,
 * whose bend fades, as no more than everything can be lost; of all pays with a mean and a variance, such a
 * function is worth most with these two (Chebyshev and Markov's inequalities for moments). For the same reason
 * the highest stake is the best for who has little.
 *
 * What follows is exact for that game: backward recursion over the rounds that are left, as for a gambler's
 * ruin (Feller, An Introduction to Probability Theory I, chapter XIV). Who has a stake for every round left
 * cannot be ruined and pays the house's edge on each, which closes the recursion above. Sums of weights below
 * one lose less than 1e-11 of a bonus to rounding.
 */
export interface Bounds {
  /** The most a game returns, in per cent. */
  readonly returnUpTo: number;
  /** The most a round's pay deviates, in stakes. */
  readonly deviationUpTo: number;
}

export interface Weighed {
  /** What was deposited for it and is staked first; 0 for a gift. In the unit of the others. */
  readonly own: number;
  readonly bonus: number;
  readonly wagerTimes: number;
  /** Maximum bet; null for none. */
  readonly maxBet: number | null;
  /** What games take its stakes; null for any. */
  readonly games: Bounds | null;
}

/** What a bonus adds on average to a player's own money, as a share of the bonus; and how often it is played to its end. */
export interface Worth {
  /** To who plays the best open game with the best stake, and gives the bonus up where that is worth more. */
  readonly best: number;
  /** The same to who holds another bonus, too, and so may stake own money free of this one's bounds. */
  readonly besideAnother: number;
  /** To who plays a normal game to the end, come what may. */
  readonly normal: number;
  /** How often that player wagers it out, of 1. */
  readonly chance: number;
}

/** What the middle one of the games returns and how it swings. */
const NORMAL_GAME: Bounds = { returnUpTo: 96, deviationUpTo: 4 };
/** A normal player stakes this part of what they begin with. */
const NORMAL_STAKES = 100;
/** A bonus of more stakes than these is taken as one of higher stakes, which is worth more. */
const MOST_STAKES = 50;

export function worthOf(terms: Weighed): Worth {
  return { ...bestOf(terms), ...normalOf(terms) };
}

interface Rounds {
  /** How many there are. */
  readonly count: number;
  /** In stakes: what a round pays, if anything. */
  readonly pays: number;
  readonly chance: number;
  /** What the house keeps of a stake on average. */
  readonly edge: number;
}

function roundsOf({ returnUpTo, deviationUpTo }: Bounds, count: number): Rounds {
  const mean = returnUpTo / 100;
  const pays = Math.max(2, Math.ceil((deviationUpTo ** 2 + mean ** 2) / mean));
  return { count, pays, chance: mean / pays, edge: 1 - mean };
}

/**
 * Who may stake any sum, or in any game, gets all but the whole bonus: nobody gets more. Else the own money is
 * staked first; while it lasts the bonus may be given up, and once it is gone the bonus alone is played on, for
 * nothing. Or so much own money is there that it lasts for all of the wagering.
 */
function bestOf({
  own,
  bonus,
  wagerTimes,
  maxBet,
  games,
}: Weighed): Pick<Worth, 'best' | 'besideAnother'> {
  if (maxBet === null || games === null) return { best: 1, besideAnother: 1 };
  const stakes = Math.min(MOST_STAKES, Math.max(1, Math.floor(bonus / maxBet)));
  const ownStakes = Math.floor((own * stakes) / bonus);
  const rounds = roundsOf(games, wagerTimes * stakes);
  const gains = gainsOf(ownStakes, stakes, rounds);
  const gain = gains.first / stakes;
  return {
    best: own === 0 ? gain : Math.max(gain, 1 - wagerTimes * rounds.edge),
    besideAnother: gains.beside / stakes,
  };
}

/** Own money and bonus are one purse to who plays on whatever comes. */
function normalOf({ own, bonus, wagerTimes, games }: Weighed): Pick<Worth, 'normal' | 'chance'> {
  const { returnUpTo, deviationUpTo } = NORMAL_GAME;
  const played: Bounds = {
    returnUpTo: Math.min(returnUpTo, games?.returnUpTo ?? returnUpTo),
    deviationUpTo: Math.min(deviationUpTo, games?.deviationUpTo ?? deviationUpTo),
  };
  const stake = (own + bonus) / NORMAL_STAKES;
  const rounds = roundsOf(played, Math.round((wagerTimes * bonus) / stake));
  const left = new Purse(rounds, { atEnd: (stakes) => stakes, onceSure: leftOf(rounds) });
  const there = new Purse(rounds, { atEnd: (stakes) => Math.sign(stakes), onceSure: () => 1 });
  for (let round = 1; round <= rounds.count; round += 1) {
    left.goBack(0);
    there.goBack(0);
  }
  return {
    normal: (left.of(NORMAL_STAKES) * stake - own) / bonus,
    chance: there.of(NORMAL_STAKES),
  };
}

/**
 * What the bonus adds to own money, in stakes: as its bounds let own money be staked, and to who may stake it free of
 * them. That costs nothing at best, and may leave nothing or as much as is wanted; so each stake is of own money for the
 * house's edge, or of the bonus alone from then on, for nothing.
 */
function gainsOf(
  own: number,
  bonus: number,
  rounds: Rounds,
): { readonly first: number; readonly beside: number } {
  const alone = new Purse(rounds, { atEnd: (stakes) => stakes, onceSure: leftOf(rounds) });
  const first = new Purse(rounds, {
    atEnd: (stakes) => stakes + bonus,
    onceSure: (stakes, left) => stakes + Math.max(0, bonus - left * rounds.edge),
    // The bonus is given up.
    atLeast: (stakes) => stakes,
  });
  let beside = bonus;
  for (let round = 1; round <= rounds.count; round += 1) {
    alone.goBack(0);
    first.goBack(alone.of(bonus));
    beside = Math.max(beside - rounds.edge, alone.of(bonus));
  }
  return { first: first.of(own) - own, beside };
}

/** What is left on average of money that lasts for every round left, as it pays the edge of each. */
const leftOf =
  ({ edge }: Rounds) =>
  (stakes: number, left: number): number =>
    stakes - left * edge;

interface Ends {
  /** What so many stakes are worth once everything is wagered. */
  readonly atEnd: (stakes: number) => number;
  /** What they are worth when there is one for each of the rounds left. */
  readonly onceSure: (stakes: number, left: number) => number;
  /** What they are worth to who stops; nothing when left out. */
  readonly atLeast?: (stakes: number) => number;
}

/** What any number of stakes is worth, from the last round back to the first. */
class Purse {
  private left = 0;
  /** By stakes, as far as the round before looks. */
  private worth: Float64Array;
  private before: Float64Array;
  private readonly rounds: Rounds;
  private readonly ends: Ends;

  constructor(rounds: Rounds, ends: Ends) {
    this.rounds = rounds;
    this.ends = ends;
    this.worth = new Float64Array(rounds.count + rounds.pays + 1);
    this.before = this.worth.slice();
  }

  of(stakes: number): number {
    if (this.left === 0) return this.ends.atEnd(stakes);
    return stakes < this.left
      ? (this.worth[stakes] as number)
      : this.ends.onceSure(stakes, this.left);
  }

  /** One round back; `ruined` is what it is worth to have nothing there. */
  goBack(ruined: number): void {
    const { pays, chance } = this.rounds;
    const { atLeast, onceSure } = this.ends;
    const { left, worth, before } = this;
    before[0] = ruined;
    for (let stakes = 1; stakes <= left; stakes += 1) {
      const played =
        (1 - chance) * (worth[stakes - 1] as number) +
        chance * (worth[stakes - 1 + pays] as number);
      before[stakes] = atLeast ? Math.max(atLeast(stakes), played) : played;
    }
    for (let stakes = left + 1; stakes <= left + pays; stakes += 1)
      before[stakes] = onceSure(stakes, left + 1);
    this.left += 1;
    this.worth = before;
    this.before = worth;
  }
}
