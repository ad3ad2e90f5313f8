import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { lines20 } from './lines.ts';
import { stakesBy20 } from './stakes.ts';

export const nightFerris = {
  kind: 'slot',
  id: 'night-ferris',
  provider: 'Northlight',
  name: 'Night Ferris',
  tagline: {
    en: 'The last turn of the wheel before the pier goes dark.',
    de: 'Die letzte Runde des Riesenrads, bevor der Pier dunkel wird.',
    es: 'La última vuelta de la noria antes de que se apague el muelle.',
    'pt-br': 'A última volta da roda antes de o píer se apagar.',
    ar: 'آخر دورة للعجلة قبل أن يُظلم الرصيف.',
  },
  palette: {
    backdrop: '#1d1029',
    reel: '#2b1a3d',
    frame: '#e8a33d',
    accent: '#f2612e',
    text: '#fff4dc',
    win: '#ffc65c',
  },
  rtpBasisPoints: 9603,
  volatility: 3,
  deviation: 3.58,
  releaseDate: '2025-03-13',
  stakes: stakesBy20,
  rules: {
    reels: 5,
    rows: 3,
    evaluation: { kind: 'lines', lines: lines20 },
    betUnits: 20,
    symbols: [
      {
        id: 'full-moon',
        role: 'wild',
        name: {
          en: 'Full moon',
          de: 'Vollmond',
          es: 'Luna llena',
          'pt-br': 'Lua cheia',
          ar: 'البدر',
        },
        pays: {},
      },
      {
        id: 'fireworks',
        role: 'scatter',
        name: {
          en: 'Fireworks',
          de: 'Feuerwerk',
          es: 'Fuegos artificiales',
          'pt-br': 'Fogos de artifício',
          ar: 'الألعاب النارية',
        },
        pays: { 3: 40, 4: 200, 5: 1000 },
      },
      {
        id: 'ferris-wheel',
        role: 'high',
        name: {
          en: 'Ferris wheel',
          de: 'Riesenrad',
          es: 'Noria',
          'pt-br': 'Roda-gigante',
          ar: 'عجلة الملاهي',
        },
        pays: { 3: 50, 4: 225, 5: 900 },
      },
      {
        id: 'carousel-horse',
        role: 'high',
        name: {
          en: 'Carousel horse',
          de: 'Karussellpferd',
          es: 'Caballo de carrusel',
          'pt-br': 'Cavalo de carrossel',
          ar: 'حصان الدوّارة',
        },
        pays: { 3: 35, 4: 150, 5: 500 },
      },
      {
        id: 'barrel-organ',
        role: 'high',
        name: {
          en: 'Barrel organ',
          de: 'Drehorgel',
          es: 'Organillo',
          'pt-br': 'Realejo',
          ar: 'الأرغن اليدوي',
        },
        pays: { 3: 22, 4: 100, 5: 300 },
      },
      {
        id: 'festoon-lamp',
        role: 'high',
        name: {
          en: 'Festoon lamp',
          de: 'Girlandenlampe',
          es: 'Farol de guirnalda',
          'pt-br': 'Lâmpada de festão',
          ar: 'مصباح الزينة',
        },
        pays: { 3: 15, 4: 60, 5: 225 },
      },
      {
        id: 'horseshoe',
        role: 'low',
        name: {
          en: 'Horseshoe',
          de: 'Hufeisen',
          es: 'Herradura',
          'pt-br': 'Ferradura',
          ar: 'حدوة الحصان',
        },
        pays: { 3: 10, 4: 30, 5: 140 },
      },
      {
        id: 'popcorn',
        role: 'low',
        name: { en: 'Popcorn', de: 'Popcorn', es: 'Palomitas', 'pt-br': 'Pipoca', ar: 'الفشار' },
        pays: { 3: 10, 4: 30, 5: 140 },
      },
      {
        id: 'ticket',
        role: 'low',
        name: {
          en: 'Ticket',
          de: 'Eintrittskarte',
          es: 'Entrada',
          'pt-br': 'Ingresso',
          ar: 'تذكرة الدخول',
        },
        pays: { 3: 4, 4: 15, 5: 75 },
      },
      {
        id: 'brass-token',
        role: 'low',
        name: {
          en: 'Brass token',
          de: 'Messingmarke',
          es: 'Ficha de latón',
          'pt-br': 'Ficha de latão',
          ar: 'قطعة نحاسية',
        },
        pays: { 3: 4, 4: 15, 5: 75 },
      },
    ],
    strips: [
      strip(`
      ticket brass-token barrel-organ festoon-lamp popcorn ticket horseshoe brass-token
      carousel-horse ferris-wheel popcorn ticket brass-token barrel-organ festoon-lamp
      horseshoe ticket popcorn brass-token fireworks carousel-horse horseshoe barrel-organ
      ticket brass-token popcorn festoon-lamp ferris-wheel ticket brass-token horseshoe
      popcorn barrel-organ festoon-lamp ticket brass-token carousel-horse ferris-wheel
      popcorn horseshoe`),
      strip(`
      brass-token horseshoe popcorn ticket barrel-organ festoon-lamp brass-token
      ferris-wheel horseshoe ticket popcorn carousel-horse full-moon brass-token fireworks
      barrel-organ ticket horseshoe festoon-lamp brass-token popcorn ferris-wheel ticket
      horseshoe carousel-horse brass-token barrel-organ popcorn ticket festoon-lamp
      horseshoe brass-token full-moon fireworks ticket ferris-wheel popcorn brass-token
      horseshoe barrel-organ festoon-lamp carousel-horse ticket`),
      strip(`
      ticket popcorn brass-token festoon-lamp ferris-wheel horseshoe barrel-organ ticket
      brass-token popcorn carousel-horse festoon-lamp ticket brass-token popcorn horseshoe
      full-moon barrel-organ ticket brass-token ferris-wheel festoon-lamp popcorn
      horseshoe carousel-horse ticket brass-token fireworks barrel-organ popcorn
      festoon-lamp ticket brass-token horseshoe ferris-wheel full-moon popcorn ticket
      brass-token carousel-horse festoon-lamp barrel-organ horseshoe`),
      strip(`
      popcorn brass-token horseshoe ticket festoon-lamp carousel-horse barrel-organ
      brass-token popcorn fireworks ticket horseshoe ferris-wheel full-moon brass-token
      popcorn ticket festoon-lamp carousel-horse horseshoe barrel-organ brass-token ticket
      popcorn ferris-wheel horseshoe brass-token festoon-lamp carousel-horse ticket
      popcorn barrel-organ fireworks horseshoe brass-token ticket full-moon popcorn
      festoon-lamp carousel-horse brass-token horseshoe ferris-wheel ticket barrel-organ`),
      strip(`
      ticket brass-token popcorn horseshoe festoon-lamp barrel-organ ticket brass-token
      popcorn horseshoe ferris-wheel festoon-lamp carousel-horse ticket brass-token
      popcorn horseshoe barrel-organ ticket brass-token festoon-lamp popcorn ferris-wheel
      horseshoe ticket brass-token carousel-horse barrel-organ festoon-lamp popcorn ticket
      horseshoe brass-token fireworks festoon-lamp ticket popcorn brass-token horseshoe
      barrel-organ ferris-wheel carousel-horse`),
    ],
    wildMultiplier: 2,
    freeSpins: {
      awards: { 3: 8, 4: 12, 5: 20 },
      multiplier: 1,
      retrigger: true,
      expandingWilds: false,
      expandingSymbol: null,
      strips: [
        strip(`
      ticket brass-token barrel-organ festoon-lamp popcorn ticket horseshoe brass-token
      carousel-horse ferris-wheel popcorn ticket brass-token barrel-organ festoon-lamp
      horseshoe ticket popcorn brass-token fireworks carousel-horse horseshoe barrel-organ
      ticket brass-token popcorn festoon-lamp ferris-wheel ticket brass-token horseshoe
      popcorn barrel-organ festoon-lamp ticket brass-token carousel-horse ferris-wheel
      popcorn horseshoe`),
        strip(`
      brass-token full-moon horseshoe popcorn ticket barrel-organ festoon-lamp brass-token
      ferris-wheel horseshoe ticket full-moon popcorn carousel-horse brass-token fireworks
      barrel-organ ticket horseshoe festoon-lamp full-moon brass-token popcorn
      ferris-wheel ticket horseshoe carousel-horse brass-token barrel-organ full-moon
      popcorn ticket festoon-lamp horseshoe brass-token fireworks ticket full-moon
      ferris-wheel popcorn brass-token horseshoe barrel-organ festoon-lamp carousel-horse
      ticket`),
        strip(`
      ticket popcorn brass-token festoon-lamp ferris-wheel horseshoe full-moon
      barrel-organ ticket brass-token popcorn carousel-horse festoon-lamp ticket
      brass-token horseshoe popcorn full-moon barrel-organ ticket brass-token ferris-wheel
      festoon-lamp popcorn carousel-horse horseshoe full-moon ticket brass-token fireworks
      barrel-organ popcorn festoon-lamp ticket brass-token horseshoe full-moon
      ferris-wheel popcorn carousel-horse ticket brass-token festoon-lamp barrel-organ
      horseshoe full-moon`),
        strip(`
      popcorn brass-token horseshoe ticket festoon-lamp carousel-horse full-moon
      barrel-organ brass-token popcorn ticket horseshoe ferris-wheel fireworks brass-token
      full-moon popcorn ticket festoon-lamp carousel-horse horseshoe barrel-organ
      brass-token ticket popcorn full-moon ferris-wheel horseshoe brass-token festoon-lamp
      carousel-horse ticket barrel-organ popcorn fireworks horseshoe full-moon brass-token
      ticket popcorn festoon-lamp carousel-horse brass-token horseshoe ferris-wheel ticket
      full-moon barrel-organ`),
        strip(`
      ticket brass-token popcorn horseshoe festoon-lamp barrel-organ ticket brass-token
      popcorn horseshoe ferris-wheel festoon-lamp carousel-horse ticket brass-token
      popcorn horseshoe barrel-organ ticket brass-token festoon-lamp popcorn ferris-wheel
      horseshoe ticket brass-token carousel-horse barrel-organ festoon-lamp popcorn ticket
      horseshoe brass-token fireworks festoon-lamp ticket popcorn brass-token horseshoe
      barrel-organ ferris-wheel carousel-horse`),
      ],
    },
    maxWinMultiple: 5000,
  },
} satisfies SlotTheme;
