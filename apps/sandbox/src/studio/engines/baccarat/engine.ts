import type { Checked, Engine } from '../engine.ts';
import { rangeOf } from '../returns.ts';
import { DECKS, PAYS, playBaccarat } from './baccarat.ts';
import { type BaccaratBet, baccaratBet, type OnEach } from './protocol.ts';
import { rulesTexts } from './rules-texts.ts';
import type { BaccaratTheme } from './theme.ts';

const kinds = baccaratBet.options;
/** A tie pays eight to one: its share of the table's limit keeps it from paying most. */
const TIE_SHARE = 10;

/** What `expected.ts` counts; its test holds the two to each other. */
export const CHANCES: Readonly<Record<BaccaratBet, number>> = {
  player: 0.446246609343,
  tie: 0.095155968024,
  banker: 0.458597422632,
};

/** Expected return of one bet, as a share of its stake. */
export function returnOf(bet: BaccaratBet): number {
  const won = (CHANCES[bet] * (100 + PAYS[bet])) / 100;
  return bet === 'tie' ? won : won + CHANCES.tie;
}

const inBasisPoints = (bet: BaccaratBet): number => Math.round(returnOf(bet) * 10_000);

const lowestChip = (theme: BaccaratTheme, currency: string): number =>
  theme.stakes[currency]?.[0] ?? 1;

const tableLimit = (theme: BaccaratTheme, currency: string): number =>
  theme.tableLimits[currency] ?? 0;

/** The most that one bet may be, in whole lowest chips. */
function maxBet(theme: BaccaratTheme, currency: string, bet: BaccaratBet): number {
  const limit = tableLimit(theme, currency);
  if (bet !== 'tie') return limit;
  const chip = lowestChip(theme, currency);
  return Math.max(chip, Math.floor(limit / TIE_SHARE / chip) * chip);
}

function checkBets(theme: BaccaratTheme, currency: string, bets: OnEach): Checked {
  const chip = lowestChip(theme, currency);
  const stake = kinds.reduce((sum, kind) => sum + bets[kind], 0);
  if (stake === 0) return { refusal: 'bad-request' };
  const fits =
    stake <= tableLimit(theme, currency) &&
    kinds.every((kind) => bets[kind] % chip === 0 && bets[kind] <= maxBet(theme, currency, kind));
  return fits ? { stake } : { refusal: 'stake-not-allowed' };
}

export const baccarat: Engine<'baccarat'> = {
  maxStake: tableLimit,
  /** The player's bet alone: ties are too small a part of the table to pay more. */
  maxWin: (_theme, _currency, maxStake) => maxStake + (maxStake * PAYS.player) / 100,
  topMultiple: () => 1 + PAYS.tie / 100,
  check: (theme, currency, { bets }) => checkBets(theme, currency, bets),
  play: (_theme, _currency, { bets }, source) => {
    const { win, ...round } = playBaccarat(bets, source);
    return { outcome: { kind: 'baccarat', ...round }, win, steps: 1 };
  },
  describe: (theme, currency) => ({
    kind: 'baccarat',
    bets: kinds.map((kind) => ({
      kind,
      pays: PAYS[kind],
      rtpBasisPoints: inBasisPoints(kind),
      maxStake: maxBet(theme, currency, kind),
    })),
  }),
  rules: (_theme, say) => [
    { heading: say(rulesTexts.dealHeading), text: say(rulesTexts.deal, { decks: DECKS }) },
    { heading: say(rulesTexts.thirdHeading), text: say(rulesTexts.third) },
    { heading: say(rulesTexts.paysHeading), text: say(rulesTexts.pays) },
  ],
  returnNote: (say) =>
    say(rulesTexts.returns, {
      banker: inBasisPoints('banker') / 100,
      tie: inBasisPoints('tie') / 100,
    }),
  /** Of the player's bet, the lesser of the two that the game is about. */
  returns: () => rangeOf([returnOf('player')], 'enumeration'),
  category: () => 'Baccarat',
};
