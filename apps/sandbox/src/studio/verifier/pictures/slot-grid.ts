import type { HeldCoin, SlotHold } from '../../engines/slot/protocol.ts';
import { element } from '../../frame/element.ts';
import { gridSentence } from '../../frame/slot/captions.ts';
import type { SlotTexts } from '../../frame/slot/texts.ts';
import { fillIn } from '../../frame/texts/say.ts';
import { asPicture, type Desk } from './picture.ts';

export type SlotDesk = Desk<'slot'> & { readonly texts: SlotTexts };

type Cells = readonly (readonly [reel: number, row: number])[];

const picture = (gameId: string, symbol: string): HTMLElement =>
  element('img', { src: `/art/${gameId}/symbols/${symbol}.svg`, alt: '', width: 72, height: 72 });

/** The reels as they stand; the cells of a win stand out. */
export function slotGrid(
  grid: readonly (readonly string[])[],
  lit: Cells,
  { gameId, game, texts }: SlotDesk,
): HTMLElement {
  const bright = new Set(lit.map(([reel, row]) => `${reel}:${row}`));
  return asPicture(
    'pic-reels',
    gridSentence(grid, game, texts),
    ...grid.map((column, reel) =>
      element(
        'div',
        {},
        ...column.map((symbol, row) =>
          element(
            'span',
            bright.has(`${reel}:${row}`) ? { class: 'lit' } : {},
            picture(gameId, symbol),
          ),
        ),
      ),
    ),
  );
}

const nameOf = (coin: HeldCoin, { texts }: SlotDesk): string =>
  coin.jackpot === null ? '' : texts.jackpots[coin.jackpot];

/** Coins where they were held, with what each was worth. */
export function heldCoins(hold: SlotHold, desk: SlotDesk): HTMLElement {
  const { game, gameId, money, texts } = desk;
  const coins = [...hold.start, ...hold.respins.flatMap(({ landed }) => landed)];
  const at = new Map(coins.map((coin) => [coin.cell.join(), coin]));
  const symbol = game.hold?.coin ?? '';
  const paid = fillIn(texts.holdPaid, { count: coins.length, amount: money.format(hold.win) });
  return element(
    'figure',
    {},
    asPicture(
      'pic-reels pic-coins',
      paid,
      ...Array.from({ length: game.reels }, (_, reel) =>
        element(
          'div',
          {},
          ...Array.from({ length: game.rows }, (_, row) => {
            const coin = at.get([reel, row].join());
            if (!coin) return element('span');
            const worth = nameOf(coin, desk) || money.short(coin.amount);
            return element('span', { class: 'lit' }, picture(gameId, symbol), worth);
          }),
        ),
      ),
    ),
    element(
      'figcaption',
      {},
      element('p', {}, `${texts.holdWon}. ${paid}`),
      hold.fullReels.length > 0
        ? element(
            'p',
            {},
            fillIn(texts.fullReels, {
              count: hold.fullReels.length,
              multiplier: game.hold?.fullReel ?? 1,
            }),
          )
        : null,
      hold.grand > 0
        ? element(
            'p',
            {},
            fillIn(texts.holdFull, {
              jackpot: texts.jackpots.grand,
              amount: money.format(hold.grand),
            }),
          )
        : null,
    ),
  );
}
