import { rankOf, suitOf } from '../engines/cards.ts';
import type { Locale } from '../theme.ts';
import { fillIn } from './texts/say.ts';

type CardTexts = {
  /** From ace to king. */
  readonly ranks: readonly string[];
  /** Clubs, diamonds, hearts, spades. */
  readonly suits: readonly string[];
  readonly card: string;
};

const texts: Readonly<Record<Locale, CardTexts>> = {
  en: {
    ranks: [
      'Ace',
      'Two',
      'Three',
      'Four',
      'Five',
      'Six',
      'Seven',
      'Eight',
      'Nine',
      'Ten',
      'Jack',
      'Queen',
      'King',
    ],
    suits: ['clubs', 'diamonds', 'hearts', 'spades'],
    card: '{rank} of {suit}',
  },
  de: {
    ranks: [
      'Ass',
      'Zwei',
      'Drei',
      'Vier',
      'Fünf',
      'Sechs',
      'Sieben',
      'Acht',
      'Neun',
      'Zehn',
      'Bube',
      'Dame',
      'König',
    ],
    suits: ['Kreuz', 'Karo', 'Herz', 'Pik'],
    card: '{suit} {rank}',
  },
  es: {
    ranks: [
      'As',
      'Dos',
      'Tres',
      'Cuatro',
      'Cinco',
      'Seis',
      'Siete',
      'Ocho',
      'Nueve',
      'Diez',
      'Jota',
      'Reina',
      'Rey',
    ],
    suits: ['tréboles', 'diamantes', 'corazones', 'picas'],
    card: '{rank} de {suit}',
  },
  'pt-br': {
    ranks: [
      'Ás',
      'Dois',
      'Três',
      'Quatro',
      'Cinco',
      'Seis',
      'Sete',
      'Oito',
      'Nove',
      'Dez',
      'Valete',
      'Dama',
      'Rei',
    ],
    suits: ['paus', 'ouros', 'copas', 'espadas'],
    card: '{rank} de {suit}',
  },
  ar: {
    ranks: [
      'آس',
      'اثنان',
      'ثلاثة',
      'أربعة',
      'خمسة',
      'ستة',
      'سبعة',
      'ثمانية',
      'تسعة',
      'عشرة',
      'ولد',
      'بنت',
      'ملك',
    ],
    suits: ['السباتي', 'الديناري', 'الكوبة', 'البستوني'],
    card: '{rank} {suit}',
  },
};

/** A card's name as it is said. */
export function cardName(card: number, lang: Locale): string {
  const { ranks, suits, card: words } = texts[lang];
  return fillIn(words, { rank: ranks[rankOf(card)] ?? '', suit: suits[suitOf(card)] ?? '' });
}
