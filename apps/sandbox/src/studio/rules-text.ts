/** The rules a player reads, written from the very data the game is played by. */
import { MAX_CHANCE, MIN_CHANCE } from './engines/dice/dice.ts';
import { fill, type Texts, texts } from './texts.ts';
import type { GameTheme, Locale, SlotRules, SlotSymbol } from './theme.ts';

export type RulesParagraph = { heading: string; text: string };

type Say = (key: keyof Texts['rules'], values?: Record<string, string | number>) => string;

export function rulesText(theme: GameTheme, locale: Locale): RulesParagraph[] {
  const say: Say = (key, values = {}) => fill(texts[locale].rules[key], values, locale);
  const rtp = (theme.rtpBasisPoints / 100).toLocaleString(locale, { minimumFractionDigits: 2 });
  return [
    ...howItPays(theme, locale, say),
    {
      heading: say('returnHeading'),
      text: [say('return', { rtp }), ...(theme.kind === 'dice' ? [say('returnDice')] : [])].join(
        ' ',
      ),
    },
    ...(theme.kind === 'slot'
      ? [
          {
            heading: say('highestHeading'),
            text: say('highest', { multiple: theme.rules.maxWinMultiple }),
          },
        ]
      : []),
    { heading: say('interruptedHeading'), text: say('interrupted') },
  ];
}

function howItPays(theme: GameTheme, locale: Locale, say: Say): RulesParagraph[] {
  switch (theme.kind) {
    case 'slot':
      return slotRules(theme.rules, locale, say);
    case 'roulette':
      return [{ heading: say('rouletteHeading'), text: say('roulette') }];
    case 'dice':
      return [
        {
          heading: say('diceHeading'),
          text: say('dice', {
            min: MIN_CHANCE / 100,
            max: MAX_CHANCE / 100,
            kept: (10_000 - theme.edgeBasisPoints) / 100,
          }),
        },
      ];
  }
}

function slotRules(rules: SlotRules, locale: Locale, say: Say): RulesParagraph[] {
  const { reels, rows, betUnits: units } = rules;
  const withRole = (role: SlotSymbol['role']) => rules.symbols.filter((s) => s.role === role);
  const pays =
    rules.evaluation.kind === 'lines'
      ? say('lines', { reels, rows, lines: units })
      : say('ways', { reels, rows, ways: rows ** reels, units });
  return [
    { heading: say('linesHeading'), text: pays },
    ...withRole('wild').map((symbol) => ({
      heading: say('wildHeading', { symbol: symbol.name[locale] }),
      text: [
        say('wild'),
        ...(Object.keys(symbol.pays).length > 0 ? [say('wildPays')] : []),
        ...(rules.wildMultiplier > 1
          ? [say('wildMultiplier', { multiplier: rules.wildMultiplier })]
          : []),
      ].join(' '),
    })),
    ...withRole('scatter').map((symbol) => ({
      heading: say('scatterHeading', { symbol: symbol.name[locale] }),
      text: say('scatter', { units }),
    })),
    ...freeSpinRules(rules, say),
  ];
}

function freeSpinRules({ freeSpins }: SlotRules, say: Say): RulesParagraph[] {
  if (!freeSpins) return [];
  const sentences = [
    ...Object.entries(freeSpins.awards).map(([count, spins]) =>
      say('freeSpinsAward', { count, spins }),
    ),
    ...(freeSpins.multiplier > 1
      ? [say('freeSpinsMultiplier', { multiplier: freeSpins.multiplier })]
      : []),
    ...(freeSpins.expandingWilds ? [say('freeSpinsWilds')] : []),
    ...(freeSpins.expandingSymbol ? [say('freeSpinsSymbol')] : []),
    ...(freeSpins.strips ? [say('freeSpinsStrips')] : []),
    ...(freeSpins.retrigger ? [say('freeSpinsRetrigger')] : []),
  ];
  return [{ heading: say('freeSpinsHeading'), text: sentences.join(' ') }];
}
