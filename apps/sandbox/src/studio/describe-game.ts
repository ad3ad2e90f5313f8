import { MAX_CHANCE, MIN_CHANCE } from './engines/dice/dice.ts';
import { BETS, RED, WHEEL } from './engines/roulette/roulette.ts';
import { maxRouletteBet } from './limits.ts';
import {
  type GameDescription,
  type RouletteBetKind,
  rouletteBetKind,
  type SlotDescription,
} from './protocol-games.ts';
import { rulesText } from './rules-text.ts';
import type { GameTheme, Locale, SlotRules } from './theme.ts';

export type DescribeOptions = {
  readonly locale: Locale;
  readonly currency: string;
  /** How long the frame shows a round at least, in milliseconds. */
  readonly minRoundMs: number;
};

/** A game as its frame needs it, in one language and currency. */
export function describeGame(
  theme: GameTheme,
  { locale, currency, minRoundMs }: DescribeOptions,
): GameDescription {
  const common = {
    id: theme.id,
    provider: theme.provider,
    name: theme.name,
    palette: theme.palette,
    rtpBasisPoints: theme.rtpBasisPoints,
    volatility: theme.volatility,
    rules: rulesText(theme, locale),
    minRoundMs,
  };
  switch (theme.kind) {
    case 'slot':
      return { ...common, kind: 'slot', ...describeSlot(theme.rules, locale) };
    case 'roulette':
      return {
        ...common,
        kind: 'roulette',
        wheel: [...WHEEL],
        red: [...RED],
        bets: rouletteBetKind.options.map((kind: RouletteBetKind) => ({
          kind,
          payout: BETS[kind].payout,
          maxStake: maxRouletteBet(theme, currency, kind),
        })),
      };
    case 'dice':
      return {
        ...common,
        kind: 'dice',
        edgeBasisPoints: theme.edgeBasisPoints,
        minChance: MIN_CHANCE,
        maxChance: MAX_CHANCE,
      };
  }
}

type SlotPart = Pick<
  SlotDescription,
  | 'reels'
  | 'rows'
  | 'betUnits'
  | 'evaluation'
  | 'symbols'
  | 'strips'
  | 'freeStrips'
  | 'wildMultiplier'
  | 'freeSpins'
>;

function describeSlot(rules: SlotRules, locale: Locale): SlotPart {
  const { freeSpins } = rules;
  const copy = (strips: readonly (readonly string[])[]) => strips.map((strip) => [...strip]);
  return {
    reels: rules.reels,
    rows: rules.rows,
    betUnits: rules.betUnits,
    evaluation:
      rules.evaluation.kind === 'lines'
        ? { kind: 'lines', lines: rules.evaluation.lines.map((line) => [...line]) }
        : { kind: 'ways', ways: rules.rows ** rules.reels },
    symbols: rules.symbols.map(({ id, name, role, pays }) => ({
      id,
      name: name[locale],
      role,
      pays: Object.entries(pays).map(([count, units]) => ({ count: Number(count), units })),
    })),
    strips: copy(rules.strips),
    freeStrips: freeSpins?.strips ? copy(freeSpins.strips) : null,
    wildMultiplier: rules.wildMultiplier,
    freeSpins: freeSpins && {
      awards: Object.entries(freeSpins.awards).map(([count, spins]) => ({
        count: Number(count),
        spins,
      })),
      multiplier: freeSpins.multiplier,
      retrigger: freeSpins.retrigger,
      expandingWilds: freeSpins.expandingWilds,
      expandingSymbol: freeSpins.expandingSymbol !== null,
    },
  };
}
