/** The rules of a slot in words, written from the very data the game is played by. */
import type { Locale } from '../../theme.ts';
import type { RulesParagraph, Say } from '../engine.ts';
import { rulesTexts } from './rules-texts.ts';
import { jackpots, type SlotRules, type SlotSymbol } from './theme.ts';

export const slotRules = (rules: SlotRules, say: Say, locale: Locale): RulesParagraph[] => [
  ...howItPays(rules, say, locale),
  {
    heading: say(rulesTexts.highestHeading),
    text: say(rulesTexts.highest, { multiple: rules.maxWinMultiple }),
  },
];

function howItPays(rules: SlotRules, say: Say, locale: Locale): RulesParagraph[] {
  const { betUnits: units } = rules;
  const withRole = (role: SlotSymbol['role']) => rules.symbols.filter((s) => s.role === role);
  return [
    { heading: say(rulesTexts.linesHeading), text: evaluationRule(rules, say) },
    ...withRole('wild').map((symbol) => ({
      heading: say(rulesTexts.wildHeading, { symbol: symbol.name[locale] }),
      text: [
        say(rulesTexts.wild),
        ...(Object.keys(symbol.pays).length > 0 ? [say(rulesTexts.wildPays)] : []),
        ...(rules.wildMultiplier > 1
          ? [say(rulesTexts.wildMultiplier, { multiplier: rules.wildMultiplier })]
          : []),
        ...(rules.reelMultipliers
          ? [say(rulesTexts.reelMultipliers, { multipliers: byReel(rules.reelMultipliers) })]
          : []),
      ].join(' '),
    })),
    ...(rules.fullField
      ? [
          {
            heading: say(rulesTexts.fullFieldHeading),
            text: say(rulesTexts.fullField, { multiplier: rules.fullField }),
          },
        ]
      : []),
    ...withRole('mystery').map((symbol) => ({
      heading: symbol.name[locale],
      text: say(rulesTexts.mystery),
    })),
    ...withRole('scatter').map((symbol) => ({
      heading: say(rulesTexts.scatterHeading, { symbol: symbol.name[locale] }),
      text: say(
        Object.keys(symbol.pays).length > 0 ? rulesTexts.scatter : rulesTexts.scatterPlain,
        { units },
      ),
    })),
    ...turnRules(rules, say),
    ...holdRules(rules, say, locale),
    ...cascadeRules(rules, say),
    ...freeSpinRules(rules, say),
  ];
}

/** Parts each read from left to right, in whatever direction the words around them run. */
const listed = (parts: readonly string[]): string =>
  parts.map((part) => `\u2066${part}\u2069`).join(' · ');

const byReel = (multipliers: readonly number[]): string =>
  listed(multipliers.flatMap((by, reel) => (by > 1 ? [`${reel + 1}: ×${by}`] : [])));

function evaluationRule(rules: SlotRules, say: Say): string {
  const { reels, rows, betUnits: units, evaluation } = rules;
  switch (evaluation.kind) {
    case 'lines':
      return [
        units === 1
          ? say(rulesTexts.oneLine, { reels, rows })
          : say(rulesTexts.lines, { reels, rows, lines: units }),
        ...(evaluation.bothWays ? [say(rulesTexts.bothWays)] : []),
      ].join(' ');
    case 'ways':
      return [
        say(rulesTexts.ways, { reels, rows, ways: rows ** reels, units }),
        ...(evaluation.bothWays ? [say(rulesTexts.waysBothWays)] : []),
      ].join(' ');
    case 'anywhere':
      return say(rulesTexts.anywhere, { reels, rows, units });
  }
}

/** How reels turn that do not simply turn once, each for itself. */
function turnRules({ again, gears }: SlotRules, say: Say): RulesParagraph[] {
  const weights = Object.values(gears ?? {}).reduce((sum, weight) => sum + weight, 0);
  const percent = (weight: number): number => Number(((100 * weight) / weights).toFixed(2));
  const chances = listed(
    Object.entries(gears ?? {}).map(([count, weight]) => `${count}: ${percent(weight)} %`),
  );
  const pair = { heading: say(rulesTexts.pairHeading), text: say(rulesTexts.pair) };
  const wilds = { heading: say(rulesTexts.heldWildsHeading), text: say(rulesTexts.heldWilds) };
  return [
    ...(again ? [again === 'pair' ? pair : wilds] : []),
    ...(gears
      ? [{ heading: say(rulesTexts.gearsHeading), text: say(rulesTexts.gears, { chances }) }]
      : []),
  ];
}

function holdRules(rules: SlotRules, say: Say, locale: Locale): RulesParagraph[] {
  const { hold, symbols, betUnits } = rules;
  if (!hold) return [];
  const isJackpot = (id: string): boolean => jackpots.some((name) => name === id);
  const times = (fixed: boolean): string =>
    hold.values
      .filter(({ id }) => isJackpot(id) === fixed)
      .map(({ units }) => units / betUnits)
      .join(' · ');
  const symbol = symbols.find(({ id }) => id === hold.coin)?.name[locale] ?? '';
  return [
    {
      heading: say(rulesTexts.holdHeading, { symbol }),
      text: [
        say(rulesTexts.hold, {
          from: hold.from,
          respins: hold.respins,
          values: times(false),
          jackpots: times(true),
          grand: hold.grand / betUnits,
        }),
        ...(hold.fullReel ? [say(rulesTexts.fullReel, { multiplier: hold.fullReel })] : []),
      ].join(' '),
    },
  ];
}

function cascadeRules({ cascade }: SlotRules, say: Say): RulesParagraph[] {
  if (!cascade) return [];
  const steps = (ladder: readonly number[]): string => listed(ladder.map((by) => `×${by}`));
  const sentences = [
    say(rulesTexts.cascade, { base: steps(cascade.base) }),
    ...(cascade.free ? [say(rulesTexts.cascadeFree, { free: steps(cascade.free) })] : []),
    ...(cascade.keeps ? [say(rulesTexts.cascadeKeeps)] : []),
  ];
  return [{ heading: say(rulesTexts.cascadeHeading), text: sentences.join(' ') }];
}

function freeSpinRules({ freeSpins }: SlotRules, say: Say): RulesParagraph[] {
  if (!freeSpins) return [];
  const sentences = [
    ...Object.entries(freeSpins.awards).map(([count, spins]) =>
      say(rulesTexts.freeSpinsAward, { count, spins }),
    ),
    ...(freeSpins.multiplier > 1
      ? [say(rulesTexts.freeSpinsMultiplier, { multiplier: freeSpins.multiplier })]
      : []),
    ...(freeSpins.expandingWilds ? [say(rulesTexts.freeSpinsWilds)] : []),
    ...(freeSpins.stickyWilds
      ? [say(freeSpins.expandingWilds ? rulesTexts.freeSpinsFrozen : rulesTexts.freeSpinsSticky)]
      : []),
    ...(freeSpins.expandingSymbol ? [say(rulesTexts.freeSpinsSymbol)] : []),
    ...(freeSpins.strips ? [say(rulesTexts.freeSpinsStrips)] : []),
    ...(freeSpins.retrigger ? [say(rulesTexts.freeSpinsRetrigger)] : []),
  ];
  return [{ heading: say(rulesTexts.freeSpinsHeading), text: sentences.join(' ') }];
}
