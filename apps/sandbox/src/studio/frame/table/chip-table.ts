import '../styles/chip-rack.css';
import '../styles/table.css';
import '../styles/table-fit.css';
import { reading } from '../element.ts';
import type { GameParts } from '../game-parts.ts';
import type { FrameTexts } from '../texts/en.ts';
import { fillIn } from '../texts/say.ts';
import { createChipRack } from './chip-rack.ts';
import {
  type PlacedChips,
  refusalOf,
  type SpotLimits,
  type TableSpot,
  takeBack,
  totalOf,
} from './placed-chips.ts';
import { createResultPlate, type ResultPlate } from './result-plate.ts';
import { createTableTools } from './table-tools.ts';
import type { TableTexts } from './texts.ts';

export type ChipTable<Spot extends TableSpot> = {
  readonly plate: ResultPlate;
  /** The buttons under the table. */
  readonly tools: HTMLElement;
  /** Lays the chip in hand, or says what keeps it off. */
  lay(spot: Spot): void;
  takeBack(spot: Spot): void;
  /** The chips that a press would play; null when there are none, which is said. */
  play(): PlacedChips<Spot> | null;
  /** Shows the chips of a running round. */
  show(chips: PlacedChips<Spot>): void;
  /** Clears the table; these chips may be laid again. */
  settle(chips: PlacedChips<Spot>): void;
  /** Whether chips lie there that were not played yet. */
  hasChips(): boolean;
  forgetResult(): void;
  draw(): void;
  enable(enabled: boolean): void;
};

/** The chips of a player on a table of any game: rack, tools, limits, and the chips of the last round. */
export function createChipTable<Spot extends TableSpot>(options: {
  readonly parts: GameParts<FrameTexts & TableTexts>;
  readonly bets: SpotLimits;
  /** Draws the chips where they lie. */
  readonly drawChips: (placed: PlacedChips<Spot>) => void;
  /** Takes the marks of the last result away. */
  readonly unmark: () => void;
}): ChipTable<Spot> {
  const { session, texts, money, sound, shell } = options.parts;
  const { limits } = session;
  let placed: PlacedChips<Spot> = [];
  let last: PlacedChips<Spot> = [];
  let enabled = false;
  /** The same words again are said again only when they differ. */
  let echo = '';

  const plate = createResultPlate();
  const [totalItem, totalValue] = reading(texts.totalBet);
  shell.readings.append(totalItem);
  const rack = createChipRack({
    chips: limits.steps,
    start: limits.defaultStake,
    texts,
    money,
    changed: () => sound.play('press'),
  });
  shell.controls.append(rack.node);
  const tools = createTableTools({
    texts,
    limit: fillIn(texts.tableLimit, { amount: money.format(limits.maxStake) }),
    undo: () => enabled && change(placed.slice(0, -1)),
    clear: () => enabled && change([]),
    repeat: () => enabled && repeat(),
  });

  const drawTools = (): void =>
    tools.draw({
      takeBack: enabled && placed.length > 0,
      repeat: enabled && last.length > 0,
    });
  const show = (chips: PlacedChips<Spot>): void => {
    options.drawChips(chips);
    totalValue.textContent = money.format(totalOf(chips));
  };
  const draw = (): void => {
    show(placed);
    drawTools();
  };
  const forgetResult = (): void => {
    plate.clear();
    options.unmark();
  };

  function change(next: PlacedChips<Spot>): void {
    forgetResult();
    placed = next;
    draw();
  }

  function repeat(): void {
    if (last.length === 0) return;
    sound.play('chip');
    change(last);
  }

  return {
    plate,
    tools: tools.node,
    lay: (spot) => {
      if (!enabled) return;
      const refusal = refusalOf(placed, spot, rack.chip, options.bets, limits);
      if (refusal) {
        const words = refusal.reason === 'table' ? texts.overTable : texts.overSpot;
        plate.say(fillIn(words, { amount: money.format(refusal.limit) }));
        return;
      }
      sound.play('chip');
      change([...placed, { spot, stake: rack.chip }]);
    },
    takeBack: (spot) => {
      if (enabled) change(takeBack(placed, spot));
    },
    play: () => {
      if (!enabled) return null;
      if (placed.length > 0) return placed;
      echo = echo === '' ? '\u200b' : '';
      plate.say(texts.placeFirst + echo);
      return null;
    },
    hasChips: () => placed.length > 0,
    show,
    settle: (chips) => {
      last = chips;
      placed = [];
      totalValue.textContent = money.format(0);
      drawTools();
    },
    forgetResult,
    draw,
    enable: (wanted) => {
      enabled = wanted;
      drawTools();
    },
  };
}
