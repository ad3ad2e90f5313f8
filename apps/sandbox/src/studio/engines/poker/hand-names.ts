import type { LocalText } from '../../theme.ts';
import type { Hand } from './protocol.ts';

export const handNames: Readonly<Record<Hand, LocalText>> = {
  nothing: {
    en: 'No paying hand',
    de: 'Kein Gewinnblatt',
    es: 'Sin jugada',
    'pt-br': 'Sem jogada',
    ar: 'لا يد رابحة',
  },
  'jacks-or-better': {
    en: 'Jacks or better',
    de: 'Buben oder besser',
    es: 'Jotas o más',
    'pt-br': 'Valetes ou melhor',
    ar: 'زوج أولاد أو أعلى',
  },
  'two-pairs': {
    en: 'Two pairs',
    de: 'Zwei Paare',
    es: 'Doble pareja',
    'pt-br': 'Dois pares',
    ar: 'زوجان',
  },
  'three-of-a-kind': {
    en: 'Three of a kind',
    de: 'Drilling',
    es: 'Trío',
    'pt-br': 'Trinca',
    ar: 'ثلاثة متماثلة',
  },
  straight: { en: 'Straight', de: 'Straße', es: 'Escalera', 'pt-br': 'Sequência', ar: 'تسلسل' },
  flush: { en: 'Flush', de: 'Flush', es: 'Color', 'pt-br': 'Flush', ar: 'لون واحد' },
  'full-house': {
    en: 'Full house',
    de: 'Full House',
    es: 'Full',
    'pt-br': 'Full house',
    ar: 'فل هاوس',
  },
  'four-of-a-kind': {
    en: 'Four of a kind',
    de: 'Vierling',
    es: 'Póquer',
    'pt-br': 'Quadra',
    ar: 'أربعة متماثلة',
  },
  'straight-flush': {
    en: 'Straight flush',
    de: 'Straight Flush',
    es: 'Escalera de color',
    'pt-br': 'Straight flush',
    ar: 'تسلسل بلون واحد',
  },
  'royal-flush': {
    en: 'Royal flush',
    de: 'Royal Flush',
    es: 'Escalera real',
    'pt-br': 'Royal flush',
    ar: 'تسلسل ملكي',
  },
};
