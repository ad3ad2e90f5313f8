import { writeMultiplier } from '../../frame/instant/numbers.ts';
import { createPlinkoBoard, heatOf } from '../../frame/plinko/plinko-board.ts';
import { plinkoTexts } from '../../frame/plinko/texts.ts';
import { fillIn } from '../../frame/texts/say.ts';
import { countPays } from '../../frame/wheel/segments.ts';
import { wheelTexts } from '../../frame/wheel/texts.ts';
import { createWheelBoard } from '../../frame/wheel/wheel-board.ts';
import { asPicture, type Draw } from './picture.ts';

/** The board with the way of the ball and the pocket it ended in. */
export const drawPlinko: Draw<'plinko'> = ({ path, pocket, multiplier }, { game, input, lang }) => {
  const write = (pays: number): string => writeMultiplier(pays, lang);
  const pays =
    game.boards.find(({ risk, rows }) => risk === input.risk && rows === input.rows)?.multipliers ??
    [];
  const board = createPlinkoBoard();
  board.draw(pays.map(write), heatOf(pays));
  board.rest(path);
  const says = fillIn(plinkoTexts[lang].landed, {
    pocket: (pocket + 1).toLocaleString(lang),
    pockets: pays.length.toLocaleString(lang),
    multiplier: write(multiplier),
  });
  return { says, node: asPicture('pic-board', says, board.node) };
};

/** The wheel as it stopped. */
export const drawWheel: Draw<'wheel'> = ({ segment, multiplier }, { game, input, lang }) => {
  const write = (pays: number): string => writeMultiplier(pays, lang);
  const segments =
    game.wheels.find(
      ({ risk, segments: all }) => risk === input.risk && all.length === input.segments,
    )?.segments ?? [];
  const tones = new Map(countPays(segments).map(({ multiplier: pays, tone }) => [pays, tone]));
  const board = createWheelBoard(game.trim);
  board.draw(
    segments.map(write),
    segments.map((pays) => tones.get(pays) ?? 0),
  );
  board.rest(segment);
  const says = fillIn(wheelTexts[lang].stopped, { multiplier: write(multiplier) });
  return { says, node: asPicture('pic-board', says, board.node) };
};
