import { type SlotTheme, strip } from '../theme.ts';
import { lines20 } from './lines.ts';
import { stakesBy20 } from './stakes.ts';

export const nightFerris = {
  kind: 'slot',
  id: 'night-ferris',
  provider: 'Northlight',
  name: { en: 'Night Ferris', de: 'Nachtrad' },
  tagline: {
    en: 'The last turn of the wheel before the pier goes dark.',
    de: 'Die letzte Runde des Riesenrads, bevor der Pier dunkel wird.',
  },
  palette: {
    backdrop: '#1d1029',
    reel: '#2b1a3d',
    frame: '#e8a33d',
    accent: '#f2612e',
    text: '#fff4dc',
    win: '#ffc65c',
  },
  rtpBasisPoints: 9600,
  volatility: 3,
  releaseDate: '2025-03-13',
  stakes: stakesBy20,
  rules: {
    reels: 5,
    rows: 3,
    evaluation: { kind: 'lines', lines: lines20 },
    betUnits: 20,
    symbols: [
      { id: 'full-moon', role: 'wild', name: { en: 'Full moon', de: 'Vollmond' }, pays: {} },
      {
        id: 'fireworks',
        role: 'scatter',
        name: { en: 'Fireworks', de: 'Feuerwerk' },
        pays: { 3: 40, 4: 200, 5: 1000 },
      },
      {
        id: 'ferris-wheel',
        role: 'high',
        name: { en: 'Ferris wheel', de: 'Riesenrad' },
        pays: { 3: 40, 4: 150, 5: 500 },
      },
      {
        id: 'carousel-horse',
        role: 'high',
        name: { en: 'Carousel horse', de: 'Karussellpferd' },
        pays: { 3: 30, 4: 100, 5: 300 },
      },
      {
        id: 'barrel-organ',
        role: 'high',
        name: { en: 'Barrel organ', de: 'Drehorgel' },
        pays: { 3: 20, 4: 75, 5: 200 },
      },
      {
        id: 'festoon-lamp',
        role: 'high',
        name: { en: 'Festoon lamp', de: 'Girlandenlampe' },
        pays: { 3: 15, 4: 50, 5: 150 },
      },
      {
        id: 'horseshoe',
        role: 'low',
        name: { en: 'Horseshoe', de: 'Hufeisen' },
        pays: { 3: 10, 4: 25, 5: 100 },
      },
      {
        id: 'popcorn',
        role: 'low',
        name: { en: 'Popcorn', de: 'Popcorn' },
        pays: { 3: 10, 4: 25, 5: 100 },
      },
      {
        id: 'ticket',
        role: 'low',
        name: { en: 'Ticket', de: 'Eintrittskarte' },
        pays: { 3: 5, 4: 15, 5: 60 },
      },
      {
        id: 'brass-token',
        role: 'low',
        name: { en: 'Brass token', de: 'Messingmarke' },
        pays: { 3: 5, 4: 15, 5: 60 },
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
      ferris-wheel horseshoe ticket popcorn carousel-horse full-moon brass-token
      barrel-organ horseshoe ticket festoon-lamp brass-token popcorn ferris-wheel ticket
      horseshoe carousel-horse brass-token barrel-organ popcorn ticket festoon-lamp
      fireworks horseshoe brass-token full-moon ticket ferris-wheel popcorn brass-token
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
      brass-token popcorn ticket horseshoe ferris-wheel full-moon brass-token popcorn
      festoon-lamp ticket carousel-horse horseshoe barrel-organ brass-token fireworks
      ticket popcorn horseshoe ferris-wheel brass-token festoon-lamp carousel-horse ticket
      popcorn barrel-organ horseshoe brass-token ticket full-moon popcorn festoon-lamp
      carousel-horse brass-token horseshoe ferris-wheel ticket barrel-organ`),
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
      strips: null,
    },
    maxWinMultiple: 5000,
  },
} satisfies SlotTheme;
