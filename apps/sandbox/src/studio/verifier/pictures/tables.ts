import { NUMBERS } from '../../engines/keno/keno.ts';
import { FIELDS } from '../../engines/mines/mines.ts';
import { crashTexts } from '../../frame/crash/texts.ts';
import { diceTexts } from '../../frame/dice/texts.ts';
import { element } from '../../frame/element.ts';
import { kenoTexts } from '../../frame/keno/texts.ts';
import { buoy, mine } from '../../frame/mines/field-art.ts';
import { minesTexts } from '../../frame/mines/texts.ts';
import { colorOf, numberName, pocketLabel, spotName } from '../../frame/roulette/spot-names.ts';
import { rouletteTexts } from '../../frame/roulette/texts.ts';
import { fillIn } from '../../frame/texts/say.ts';
import { asPicture, betTable, type Draw, writeHundredths } from './picture.ts';

export const drawRoulette: Draw<'roulette'> = ({ number, payouts }, desk) => {
  const { game, input, lang, frame } = desk;
  const texts = { ...frame, ...rouletteTexts[lang] };
  const named = numberName(number, game.red, texts);
  return {
    says: fillIn(texts.resultNumber, { number: named }),
    node: element(
      'div',
      { class: 'pic-roulette' },
      asPicture(
        `pic-pocket ${colorOf(number, game.red)}`,
        named,
        document.createTextNode(pocketLabel(number)),
      ),
      betTable(
        input.bets.map((bet, at) => ({
          name: spotName(bet, texts),
          stake: bet.stake,
          paid: payouts[at] ?? 0,
        })),
        desk,
      ),
    ),
  };
};

/** The roll on a line from 0 to 100, whose winning part is lit. */
export const drawDice: Draw<'dice'> = ({ roll, won }, { input, lang }) => {
  const texts = diceTexts[lang];
  const write = (value: number): string => writeHundredths(value, lang);
  const asked = input.direction === 'under' ? texts.rollUnder : texts.rollOver;
  const says = `${fillIn(texts.rolled, { roll: write(roll) })} ${asked} ${write(input.target)}.`;
  const track = asPicture(
    `pic-track ${input.direction}`,
    says,
    element('i', { class: 'pic-zone' }),
    element('b', { class: won ? 'won' : '' }, write(roll)),
  );
  track.style.setProperty('--target', `${input.target / 100}%`);
  track.style.setProperty('--roll', `${roll / 100}%`);
  return { says, node: track };
};

const ACROSS = 5;

export const drawMines: Draw<'mines'> = ({ opened, struck, mines }, { lang }) => {
  const texts = minesTexts[lang];
  const at = (words: string, field: number): string =>
    fillIn(words, { row: Math.floor(field / ACROSS) + 1, column: (field % ACROSS) + 1 });
  const mined = new Set(mines);
  const safe = opened.filter((field) => !mined.has(field));
  const described = [
    ...safe.map((field) => at(texts.safeField, field)),
    ...[...mined].map((field) => at(texts.minedField, field)),
  ].join('. ');
  return {
    says: struck ? texts.saidStruck : fillIn(texts.saidPaid, { count: safe.length }),
    node: asPicture(
      'pic-field',
      described,
      ...Array.from({ length: FIELDS }, (_, field) => {
        const order = opened.indexOf(field);
        const isMine = mined.has(field);
        const state = isMine ? (order < 0 ? 'mined' : 'struck') : order < 0 ? 'closed' : 'safe';
        return element(
          'span',
          { class: state },
          isMine ? mine() : order < 0 ? null : buoy(),
          order < 0 ? null : element('b', {}, (order + 1).toLocaleString(lang)),
        );
      }),
    ),
  };
};

export const drawKeno: Draw<'keno'> = ({ drawn, hits }, { input, lang, own }) => {
  const texts = kenoTexts[lang];
  const write = (value: number): string => value.toLocaleString(lang);
  const listed = (numbers: readonly number[]): string => numbers.map(write).join(', ');
  const picks = new Set(input.picks);
  const says = fillIn(texts.drawnAre, {
    drawn: listed(drawn),
    hits: write(hits),
    count: write(picks.size),
  });
  const chosen = fillIn(own.chosen, { numbers: listed(input.picks.toSorted((a, b) => a - b)) });
  return {
    says: fillIn(texts.hits, {
      hits: fillIn(texts.hitsOf, { hits: write(hits), count: write(picks.size) }),
    }),
    node: asPicture(
      'pic-keno',
      `${chosen} ${says}`,
      ...Array.from({ length: NUMBERS }, (_, index) => {
        const number = index + 1;
        const marks = [picks.has(number) ? 'picked' : '', drawn.includes(number) ? 'drawn' : ''];
        return element('span', { class: marks.join(' ').trim() }, write(number));
      }),
    ),
  };
};

export const drawCrash: Draw<'crash'> = ({ cashedOutAt, crashedAt }, { lang }) => {
  const texts = crashTexts[lang];
  const write = (value: number): string => `${writeHundredths(value, lang)}×`;
  const isOut = cashedOutAt !== null;
  const at = write(cashedOutAt ?? crashedAt ?? 0);
  const says = fillIn(isOut ? texts.saidOut : texts.saidLost, { at });
  return {
    says,
    node: asPicture(
      isOut ? 'pic-flight out' : 'pic-flight',
      says,
      element('b', { dir: 'ltr' }, at),
      element('span', {}, isOut ? fillIn(texts.cashedOut, { at }) : texts.ended),
    ),
  };
};
