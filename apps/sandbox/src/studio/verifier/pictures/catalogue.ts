import '../../frame/styles/money-wheel.css';
import '../../frame/styles/plinko.css';
import '../styles/pictures.css';
import '../styles/picture-boards.css';
import { engineOf } from '../../engines/catalogue.ts';
import type { Kind } from '../../engines/engine.ts';
import type { Money } from '../../frame/money.ts';
import type { FrameTexts } from '../../frame/texts/en.ts';
import type { RoundInput, RoundOutcome } from '../../protocol-rounds.ts';
import type { GameTheme, Locale } from '../../theme.ts';
import { drawPlinko, drawWheel } from './boards.ts';
import { drawBaccarat, drawBlackjack, drawHilo, drawPoker } from './cards.ts';
import type { Desk, Draw, Picture } from './picture.ts';
import { drawSlot } from './slot.ts';
import { drawCrash, drawDice, drawKeno, drawMines, drawRoulette } from './tables.ts';
import { pictureTexts } from './texts.ts';

/** Every kind of game there is. */
const pictures: { readonly [K in Kind]: Draw<K> } = {
  slot: drawSlot,
  roulette: drawRoulette,
  dice: drawDice,
  mines: drawMines,
  hilo: drawHilo,
  poker: drawPoker,
  plinko: drawPlinko,
  wheel: drawWheel,
  keno: drawKeno,
  baccarat: drawBaccarat,
  crash: drawCrash,
  blackjack: drawBlackjack,
};

export type PictureOptions = {
  readonly theme: GameTheme;
  readonly currency: string;
  readonly input: RoundInput;
  readonly lang: Locale;
  readonly money: Money;
  readonly frame: FrameTexts;
};

/** An outcome drawn; null when it is one of another kind of game. */
export function drawOutcome(outcome: RoundOutcome, options: PictureOptions): Picture | null {
  const { theme, currency, input, lang } = options;
  if (outcome.kind !== theme.kind || input.kind !== theme.kind) return null;
  const desk = {
    ...options,
    gameId: theme.id,
    game: engineOf(theme).describe(theme, currency, lang),
    own: pictureTexts[lang],
  };
  // The outcome, the input and the description are of one kind; their unions alone do not say so.
  const draw = pictures[theme.kind] as Draw<Kind>;
  return draw(outcome as never, desk as unknown as Desk<Kind>);
}
