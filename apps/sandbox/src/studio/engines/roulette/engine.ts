import type { Checked, Engine } from '../engine.ts';
import { rangeOf } from '../returns.ts';
import { type RouletteBet, type RouletteBetKind, rouletteBetKind } from './protocol.ts';
import { BETS, coveredNumbers, playRoulette, RED, WHEELS, ZERO_BETS } from './roulette.ts';
import { rulesTexts } from './rules-texts.ts';
import type { RouletteTheme } from './theme.ts';

export const roulette: Engine<'roulette'> = {
  maxStake: tableLimit,
  /** No round pays more per stake than straight-up numbers do. */
  maxWin: (_theme, _currency, maxStake) => maxStake * (BETS.straight.payout + 1),
  check: (theme, currency, { bets }) => checkChips(theme, currency, bets),
  play: (theme, _currency, { bets }, source) => {
    const { number, payouts, win } = playRoulette(bets, theme.wheel, source);
    return { outcome: { kind: 'roulette', number, payouts }, win, steps: 1 };
  },
  describe: (theme, currency) => ({
    kind: 'roulette',
    wheel: [...WHEELS[theme.wheel]],
    red: [...RED],
    bets: betKinds(theme).map((kind) => ({
      kind,
      payout: BETS[kind].payout,
      maxStake: maxBet(theme, currency, kind),
    })),
  }),
  rules: ({ wheel }, say) => [
    {
      heading: say(rulesTexts.heading),
      text: `${say(rulesTexts[wheel])} ${say(rulesTexts.pays)}`,
    },
  ],
  /** Every bet covers n of the pockets and pays 36/n of its stake. */
  returns: ({ wheel }) => rangeOf([36 / WHEELS[wheel].length], 'formula'),
  category: () => 'Roulette',
};

/** Only one zero makes a table of which the first four numbers are a bet. */
const betKinds = ({ wheel }: RouletteTheme): RouletteBetKind[] =>
  rouletteBetKind.options.filter(
    (kind) => kind !== 'first-four' || ZERO_BETS[wheel]['first-four'] !== undefined,
  );

const lowestChip = (theme: RouletteTheme, currency: string): number =>
  theme.stakes[currency]?.[0] ?? 1;

/** Highest sum of all chips of one round. */
function tableLimit(theme: RouletteTheme, currency: string): number {
  return theme.tableLimits[currency] ?? 0;
}

/** The most that one bet of that kind may be: a share of the table's limit in whole lowest chips. */
function maxBet(theme: RouletteTheme, currency: string, kind: RouletteBetKind): number {
  const chip = lowestChip(theme, currency);
  const share = tableLimit(theme, currency) / BETS[kind].limitShare;
  return Math.max(chip, Math.floor(share / chip) * chip);
}

/** Chips on one spot are summed, so that a spot's limit cannot be passed in parts. */
function checkChips(theme: RouletteTheme, currency: string, bets: readonly RouletteBet[]): Checked {
  const chip = lowestChip(theme, currency);
  const bySpot = new Map<string, number>();
  let stake = 0;
  for (const bet of bets) {
    if (!coveredNumbers(bet, theme.wheel)) return { refusal: 'bad-request' };
    if (bet.stake % chip !== 0) return { refusal: 'stake-not-allowed' };
    const spot = `${bet.kind}:${bet.numbers.join()}`;
    const onSpot = (bySpot.get(spot) ?? 0) + bet.stake;
    if (onSpot > maxBet(theme, currency, bet.kind)) return { refusal: 'stake-not-allowed' };
    bySpot.set(spot, onSpot);
    stake += bet.stake;
  }
  return stake > tableLimit(theme, currency) ? { refusal: 'stake-not-allowed' } : { stake };
}
