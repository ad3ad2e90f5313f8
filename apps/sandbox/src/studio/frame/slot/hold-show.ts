import type { HeldCoin, SlotDescription, SlotHold } from '../../engines/slot/protocol.ts';
import type { GameParts } from '../game-parts.ts';
import { wait } from '../pace.ts';
import { fillIn, leftToRight } from '../texts/say.ts';
import { type Lamps, type Staked, type Weight, weightOf } from './celebration.ts';
import type { Plates } from './plates.ts';
import type { ReelCanvas } from './reel-canvas.ts';
import type { SlotTexts } from './texts.ts';

/** Milliseconds a coin's landing is looked at, and a respin without one. */
const LANDED = 850;
const MISSED = 320;

/** Shows how coins hold their places while all other cells turn again. */
export function createHoldShow(
  { texts, money, sound }: Pick<GameParts<SlotTexts>, 'texts' | 'money' | 'sound'>,
  game: SlotDescription,
  plates: Plates,
  lamps: Lamps,
) {
  const rules = game.hold;
  const coin = rules?.coin ?? '';
  const name = game.symbols.find(({ id }) => id === coin)?.name ?? '';
  const picture = `/art/${game.id}/symbols/${coin}.svg`;
  /** What the reels turn through: empty cells and now and then a coin. */
  const strips = Array.from({ length: game.reels }, () => ['', '', coin, '', '', '', '']);

  /** `paidBefore` is what the round paid before the first respin. */
  return async (
    hold: SlotHold,
    { round, paidBefore }: { round: Staked; paidBefore: number },
    reels: ReelCanvas,
  ): Promise<void> => {
    const coins = [...hold.start];
    /** What a full reel does to its coins, from the moment it is full. */
    const times = ({ cell }: HeldCoin): number => {
      const onReel = coins.filter((other) => other.cell[0] === cell[0]).length;
      return onReel === game.rows ? (rules?.fullReel ?? 1) : 1;
    };
    const labelOf = (held: HeldCoin): string => {
      const by = times(held);
      if (!held.jackpot) return money.format(held.amount * by);
      return by > 1
        ? `${texts.jackpots[held.jackpot]} ${leftToRight(`×${by}`)}`
        : texts.jackpots[held.jackpot];
    };
    const paid = (): number => coins.reduce((sum, held) => sum + held.amount * times(held), 0);
    const weight = (): Weight => weightOf(paidBefore + paid(), round);
    const tell = (left: number): void => {
      lamps.show(paidBefore + paid(), round);
      const amount = money.format(paid());
      plates.say(fillIn(texts.respinsLeft, { left, amount }), weight());
    };
    const keep = (): void =>
      reels.hold(coins.map((held) => ({ cell: held.cell, id: coin, label: labelOf(held) })));
    keep();
    sound.play('feature');
    await plates.cover(
      {
        title: texts.holdWon,
        picture,
        lines: [fillIn(texts.holdBegins, { count: coins.length, symbol: name })],
      },
      texts.startFreeSpins,
    );
    tell(rules?.respins ?? 0);
    for (const { landed, left } of hold.respins) {
      sound.play('again');
      reels.start(strips);
      const grid = strips.map((_, reel) =>
        Array.from({ length: game.rows }, (_row, row) =>
          landed.some(({ cell }) => cell[0] === reel && cell[1] === row) ? coin : '',
        ),
      );
      await reels.land(
        grid.map((column) => [...column, '', coin, '', '']),
        grid.map(() => 0),
        grid,
      );
      if (landed.length > 0) sound.play('rise', coins.length - hold.start.length);
      coins.push(...landed);
      keep();
      tell(left);
      await wait(landed.length > 0 ? LANDED : MISSED);
    }
    plates.say(null);
    lamps.show(paidBefore + hold.win, round);
    sound.result({ win: paidBefore + hold.win, stake: round.stake });
    await plates.cover(
      {
        title: texts.holdDone,
        picture,
        sum: { amount: money.format(hold.win), weight: weightOf(paidBefore + hold.win, round) },
        lines: [
          hold.grand > 0
            ? fillIn(texts.holdFull, {
                jackpot: texts.jackpots.grand,
                amount: money.format(hold.grand),
              })
            : null,
          hold.fullReels.length > 0
            ? fillIn(texts.fullReels, {
                count: hold.fullReels.length,
                multiplier: rules?.fullReel ?? 1,
              })
            : null,
          fillIn(texts.holdPaid, { count: coins.length, amount: money.format(hold.win) }),
        ],
      },
      texts.done,
    );
  };
}
