import type { FrameTexts } from '../texts/en.ts';
import type { TextsByLocale } from '../texts/say.ts';

const en = {
  draw: 'Draw',
  held: 'Held',
  hold: 'Hold',
  yourHand: 'Your hand',
  table: 'What the hands pay',
  start: 'Deal five cards',
  choose: 'Hold what you want to keep, then draw',
  holdCard: '{card}, card {place}: hold',
  saidDealt: 'Dealt: {cards}. {hand}. Hold with the keys 1 to 5, then draw.',
  saidDrawn: '{cards}. {hand}.',
};

export type PokerTexts = FrameTexts & typeof en;

/** What video poker says beside what every game does. Values stand in `{braces}`. */
export const pokerTexts: TextsByLocale<typeof en> = {
  en,
  de: {
    draw: 'Ziehen',
    held: 'Gehalten',
    hold: 'Halten',
    yourHand: 'Dein Blatt',
    table: 'Was die Blätter zahlen',
    start: 'Fünf Karten geben',
    choose: 'Halte, was bleiben soll, dann zieh',
    holdCard: '{card}, Karte {place}: halten',
    saidDealt: 'Gegeben: {cards}. {hand}. Halten mit den Tasten 1 bis 5, dann ziehen.',
    saidDrawn: '{cards}. {hand}.',
  },
  es: {
    draw: 'Cambiar',
    held: 'Guardada',
    hold: 'Guardar',
    yourHand: 'Tu mano',
    table: 'Qué paga cada jugada',
    start: 'Reparte cinco cartas',
    choose: 'Guarda las que quieras y cambia',
    holdCard: '{card}, carta {place}: guardar',
    saidDealt: 'Repartidas: {cards}. {hand}. Guarda con las teclas 1 a 5 y cambia.',
    saidDrawn: '{cards}. {hand}.',
  },
  'pt-br': {
    draw: 'Trocar',
    held: 'Segura',
    hold: 'Segurar',
    yourHand: 'Sua mão',
    table: 'Quanto paga cada mão',
    start: 'Dê cinco cartas',
    choose: 'Segure as que quiser e troque',
    holdCard: '{card}, carta {place}: segurar',
    saidDealt: 'Dadas: {cards}. {hand}. Segure com as teclas de 1 a 5 e troque.',
    saidDrawn: '{cards}. {hand}.',
  },
  ar: {
    draw: 'اسحب',
    held: 'محفوظة',
    hold: 'احتفظ',
    yourHand: 'يدك',
    table: 'ما تدفعه الأيدي',
    start: 'وزّع خمس أوراق',
    choose: 'احتفظ بما تريد ثم اسحب',
    holdCard: '{card}، الورقة {place}: احتفظ',
    saidDealt: 'وُزعت: {cards}. {hand}. احتفظ بالمفاتيح من 1 إلى 5 ثم اسحب.',
    saidDrawn: '{cards}. {hand}.',
  },
};
