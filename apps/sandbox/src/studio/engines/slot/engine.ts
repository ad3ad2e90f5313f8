import { takesStake } from '../../stakes.ts';
import type { Locale } from '../../theme.ts';
import type { Engine, Returns } from '../engine.ts';
import { takenByCaps } from './caps.ts';
import { expectSlot } from './expected.ts';
import { buildMachine, type Machine } from './machine.ts';
import { playSlot } from './play.ts';
import type { Jackpot, SlotDescription } from './protocol.ts';
import { slotRules } from './rules.ts';
import { jackpots, type SlotRules, type SlotTheme } from './theme.ts';

const machines = new WeakMap<SlotTheme, Machine>();

function machineOf(theme: SlotTheme): Machine {
  const machine = machines.get(theme) ?? buildMachine(theme.rules);
  machines.set(theme, machine);
  return machine;
}

const known = new WeakMap<SlotTheme, Returns>();

/** Counted once: it may take seconds. */
function returnsOf(theme: SlotTheme): Returns {
  const before = known.get(theme);
  if (before) return before;
  const expected = expectSlot(machineOf(theme));
  const caps = takenByCaps(machineOf(theme), expected);
  const returns: Returns = {
    least: expected.rtp - caps.most,
    most: expected.rtp - caps.least,
    caps,
    method: theme.rules.hold || theme.rules.freeSpins ? 'recursion' : 'enumeration',
  };
  known.set(theme, returns);
  return returns;
}

export const slot: Engine<'slot'> = {
  maxWin: (theme, _currency, maxStake) => maxStake * theme.rules.maxWinMultiple,
  check: (theme, currency, input) => takesStake(theme, currency, input.stake),
  play: (theme, _currency, input, source) => {
    const { steps, win, capped } = playSlot(machineOf(theme), input.stake, source);
    return { outcome: { kind: 'slot', steps, capped }, win, steps: steps.length };
  },
  describe: (theme, _currency, locale) => ({
    kind: 'slot',
    ...describeSlot(theme.rules, locale),
  }),
  rules: (theme, say, locale) => slotRules(theme.rules, say, locale),
  returns: returnsOf,
  category: (theme) => (theme.rules.reels === 3 ? 'Classic Slots' : 'Video Slots'),
};

function describeEvaluation({ evaluation, reels, rows }: SlotRules): SlotDescription['evaluation'] {
  switch (evaluation.kind) {
    case 'lines': {
      const lines = evaluation.lines.map((line) => [...line]);
      return { kind: 'lines', lines, bothWays: evaluation.bothWays === true };
    }
    case 'ways':
      return { kind: 'ways', ways: rows ** reels, bothWays: evaluation.bothWays === true };
    case 'anywhere':
      return { kind: 'anywhere' };
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
  | 'reelMultipliers'
  | 'cascade'
  | 'hold'
  | 'freeSpins'
>;

function describeSlot(rules: SlotRules, locale: Locale): SlotPart {
  const { freeSpins } = rules;
  const copy = (strips: readonly (readonly string[])[]) => strips.map((strip) => [...strip]);
  return {
    reels: rules.reels,
    rows: rules.rows,
    betUnits: rules.betUnits,
    evaluation: describeEvaluation(rules),
    symbols: rules.symbols.map(({ id, name, role, pays }) => ({
      id,
      name: name[locale],
      role,
      pays: Object.entries(pays).map(([count, units]) => ({ count: Number(count), units })),
    })),
    strips: copy(rules.strips),
    freeStrips: freeSpins?.strips ? copy(freeSpins.strips) : null,
    wildMultiplier: rules.wildMultiplier,
    reelMultipliers: rules.reelMultipliers ? [...rules.reelMultipliers] : null,
    cascade: rules.cascade
      ? { base: [...rules.cascade.base], free: [...(rules.cascade.free ?? [])] }
      : null,
    hold: rules.hold
      ? {
          coin: rules.hold.coin,
          from: rules.hold.from,
          respins: rules.hold.respins,
          fullReel: rules.hold.fullReel ?? 1,
          jackpots: [
            ...jackpots.flatMap(
              (id) => rules.hold?.values.filter((value) => value.id === id) ?? [],
            ),
            { id: 'grand' as const, units: rules.hold.grand },
          ].map(({ id, units }) => ({ id: id as Jackpot, units })),
        }
      : null,
    freeSpins: freeSpins && {
      awards: Object.entries(freeSpins.awards).map(([count, spins]) => ({
        count: Number(count),
        spins,
      })),
      multiplier: freeSpins.multiplier,
      retrigger: freeSpins.retrigger,
      expandingWilds: freeSpins.expandingWilds,
      expandingSymbol: freeSpins.expandingSymbol !== null,
      stickyWilds: freeSpins.stickyWilds === true,
    },
  };
}
