import type { SlotDescription, SlotStep, SlotWin } from '../../engines/slot/protocol.ts';
import type { Money } from '../money.ts';
import { fillIn } from '../texts/say.ts';
import type { SlotTexts } from './texts.ts';

/** What a win is called under the reels: "4 × Lotus · line 3 · €6.00". */
export function winCaption(
  win: SlotWin,
  game: Pick<SlotDescription, 'symbols'>,
  texts: SlotTexts,
  money: Money,
): string {
  const symbol = game.symbols.find(({ id }) => id === win.symbol)?.name ?? win.symbol;
  const common = { count: win.count, symbol, amount: money.format(win.amount) };
  const text = ((): string => {
    switch (win.kind) {
      case 'line':
        return fillIn(texts.lineWin, { ...common, line: win.line + 1 });
      case 'ways':
        return fillIn(win.ways === 1 ? texts.oneWayWin : texts.waysWin, {
          ...common,
          ways: win.ways,
        });
      case 'scatter':
        return fillIn(texts.scatterWin, common);
    }
  })();
  return win.multiplier > 1 ? fillIn(texts.multiplied, { text, multiplier: win.multiplier }) : text;
}

/** Wins of a round that are told one by one at its end. */
const TOLD = 3;

/** The best wins of a round for a screen reader; empty after a feature, whose covers have told it. */
export function winsSentence(
  steps: readonly SlotStep[],
  game: Pick<SlotDescription, 'symbols'>,
  texts: SlotTexts,
  money: Money,
): string {
  const [only] = steps;
  if (!only || steps.length > 1 || only.hold) return '';
  const further = [...(only.falls ?? []), ...(only.again ?? [])];
  return [only, ...further]
    .flatMap(({ wins }) => wins)
    .sort((a, b) => b.amount - a.amount)
    .slice(0, TOLD)
    .map((win) => `${winCaption(win, game, texts, money)}.`)
    .join(' ');
}

/** What stands on the reels, column by column, for a screen reader. */
export function gridSentence(
  grid: readonly (readonly string[])[],
  game: Pick<SlotDescription, 'symbols'>,
  texts: SlotTexts,
): string {
  const names = new Map(game.symbols.map(({ id, name }) => [id, name]));
  const columns = grid.map((column, reel) =>
    fillIn(texts.reelHolds, {
      reel: reel + 1,
      symbols: column.map((id) => names.get(id) ?? id).join(', '),
    }),
  );
  return fillIn(texts.reelsHold, { columns: columns.join('. ') });
}
