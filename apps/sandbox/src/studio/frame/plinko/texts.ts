import { type InstantTexts, instantTexts } from '../instant/texts.ts';
import type { FrameTexts } from '../texts/en.ts';
import type { TextsByLocale } from '../texts/say.ts';

const en = {
  rows: 'Rows',
  board: 'A board of {rows} rows of pegs. Its pockets pay {least} to {most} times the bet.',
  boardOf: '{rows} rows, risk: {risk}',
  pocket: 'Pocket',
  both: '{left} and {right}',
  middle: 'Middle',
  landed: 'The ball landed in pocket {pocket} of {pockets}: times {multiplier}.',
};

type Own = InstantTexts & typeof en;
export type PlinkoTexts = FrameTexts & Own;

/** What plinko says beside what every game does. Values stand in `{braces}`. */
export const plinkoTexts: TextsByLocale<Own> = {
  en: { ...instantTexts.en, ...en },
  de: {
    ...instantTexts.de,
    rows: 'Reihen',
    board: 'Ein Brett mit {rows} Stiftreihen. Seine Fächer zahlen das {least}- bis {most}-Fache.',
    boardOf: '{rows} Reihen, Risiko: {risk}',
    pocket: 'Fach',
    both: '{left} und {right}',
    middle: 'Mitte',
    landed: 'Die Kugel fiel in Fach {pocket} von {pockets}: mal {multiplier}.',
  },
  es: {
    ...instantTexts.es,
    rows: 'Filas',
    board: 'Un tablero de {rows} filas. Sus casillas pagan de {least} a {most} veces la apuesta.',
    boardOf: '{rows} filas, riesgo: {risk}',
    pocket: 'Casilla',
    both: '{left} y {right}',
    middle: 'Centro',
    landed: 'La bola cayó en la casilla {pocket} de {pockets}: por {multiplier}.',
  },
  'pt-br': {
    ...instantTexts['pt-br'],
    rows: 'Fileiras',
    board: 'Um tabuleiro de {rows} fileiras. Suas casas pagam de {least} a {most} vezes a aposta.',
    boardOf: '{rows} fileiras, risco: {risk}',
    pocket: 'Casa',
    both: '{left} e {right}',
    middle: 'Meio',
    landed: 'A bola caiu na casa {pocket} de {pockets}: vezes {multiplier}.',
  },
  ar: {
    ...instantTexts.ar,
    rows: 'الصفوف',
    board: 'لوحة من {rows} صفوف أوتاد. تدفع خاناتها من {least} إلى {most} ضعف الرهان.',
    boardOf: '{rows} صفوف، المخاطرة: {risk}',
    pocket: 'الخانة',
    both: '{left} و{right}',
    middle: 'الوسط',
    landed: 'سقطت الكرة في الخانة {pocket} من {pockets}: مضروبة في {multiplier}.',
  },
};
