import type { SlotRules, SlotSymbol } from './theme.ts';

/**
 * What changes how reels turn leaves no room for what else would.
 *
 * @throws Error naming what contradicts itself.
 */
export function checkTurns({ again, gears, symbols, strips, ...rules }: SlotRules): void {
  const { evaluation, reels, freeSpins, cascade, hold, mystery, fullField } = rules;
  if (evaluation.kind === 'lines' && evaluation.bothWays && rules.reelMultipliers) {
    throw new Error('where lines pay both ways, wilds are worth the same on every reel');
  }
  if (!again && !gears) return;
  if (freeSpins || cascade || hold || mystery || fullField || (again && gears)) {
    throw new Error('reels turn again or in gear in a game without other features');
  }
  const has = (role: SlotSymbol['role']): boolean => symbols.some((s) => s.role === role);
  if (again && (evaluation.kind !== 'lines' || has('scatter'))) {
    throw new Error('reels turn again on lines, in a game without scatters');
  }
  const single = evaluation.kind === 'lines' && evaluation.lines.length === 1;
  if (again === 'pair' && (reels !== 3 || !single || has('wild'))) {
    throw new Error('a pair holds on the only line of three reels without wilds');
  }
  const alike = strips.every((strip) => strip.join() === strips[0]?.join());
  if (gears && (evaluation.kind !== 'ways' || has('scatter') || !alike)) {
    throw new Error('geared reels carry one strip without scatters, and pay ways');
  }
  if (gears && Object.keys(gears).some((count) => Number(count) > reels)) {
    throw new Error('more reels are in gear than there are');
  }
}
