/** How each game dresses the frame beyond its palette. */
export type Look = {
  /** Light, body and shade of the round button. */
  readonly button: readonly [light: string, body: string, shade: string];
  /** Ink on the round button. */
  readonly ink: string;
  /** Corner radius of the reels' frame, in px at a desktop's size. */
  readonly corner: number;
  /** Where the backdrop is anchored when a narrow screen crops it, in percent from the left. */
  readonly focus: number;
};

const night = '#120a16';

const looks: Readonly<Record<string, Look>> = {
  'night-ferris': {
    button: ['#fff0cf', '#ffb84d', '#d9641f'],
    ink: '#3a1608',
    corner: 22,
    focus: 22,
  },
  'seven-lamps': {
    button: ['#fff3c9', '#ffc23d', '#e06a12'],
    ink: '#4a0a08',
    corner: 30,
    focus: 8,
  },
  'koi-lantern': {
    button: ['#ffe9d2', '#ff9a63', '#cf3f1c'],
    ink: '#3b0d02',
    corner: 10,
    focus: 92,
  },
  'ronin-moon': {
    button: ['#ffdcd2', '#f05446', '#a1121c'],
    ink: '#2a0306',
    corner: 2,
    focus: 42,
  },
  'crown-of-salt': {
    button: ['#ffffff', '#bfe2f6', '#5f9fca'],
    ink: '#0d2440',
    corner: 14,
    focus: 12,
  },
  'ice-warden': {
    button: ['#f2fdff', '#8edcf0', '#2f86ad'],
    ink: '#06233d',
    corner: 12,
    focus: 90,
  },
  'pearl-diver': {
    button: ['#fffafc', '#ffc2d4', '#dd6f92'],
    ink: '#471022',
    corner: 34,
    focus: 8,
  },
  'clockwork-crab': {
    button: ['#ffe9c8', '#ea8a4a', '#a4421d'],
    ink: '#331005',
    corner: 16,
    focus: 90,
  },
  'old-keeper': {
    button: ['#fff6dc', '#ffd27c', '#d98c2c'],
    ink: '#3a1d04',
    corner: 8,
    focus: 6,
  },
  'scarab-rise': {
    button: ['#d9fff6', '#4fd3c2', '#15857a'],
    ink: '#04302b',
    corner: 4,
    focus: 94,
  },
  'luxor-cat': {
    button: ['#fff1c8', '#eab94c', '#a8701c'],
    ink: '#221045',
    corner: 8,
    focus: 92,
  },
  'riviera-wheel': {
    button: ['#fff3d4', '#f0c46e', '#b6803a'],
    ink: '#33200a',
    corner: 12,
    focus: 82,
  },
  'baccarat-rose': {
    button: ['#fff3f5', '#ffb0c3', '#d9587f'],
    ink: '#430a22',
    corner: 20,
    focus: 90,
  },
  'salon-21': {
    button: ['#fff8e2', '#e9c877', '#a67c2e'],
    ink: '#2a1c04',
    corner: 18,
    focus: 92,
  },
  'boardwalk-double': {
    button: ['#fff0ee', '#ff8f86', '#d8434f'],
    ink: '#3a060d',
    corner: 12,
    focus: 50,
  },
  'dice-deck': {
    button: ['#fff1ec', '#ff8a73', '#cf4630'],
    ink: '#3a0d05',
    corner: 16,
    focus: 90,
  },
  'tentacle-bay': {
    button: ['#fbe4ff', '#c987dc', '#7a3c95'],
    ink: '#2b0b38',
    corner: 18,
    focus: 8,
  },
  'ninth-bell': {
    button: ['#fff3d6', '#f2bd62', '#a8702a'],
    ink: '#35182a',
    corner: 20,
    focus: 8,
  },
  apothecary: {
    button: ['#f4ffd2', '#a8dd45', '#5c8c1a'],
    ink: '#14230a',
    corner: 10,
    focus: 90,
  },
  azulejo: {
    button: ['#fffbe0', '#ffd84d', '#d99a12'],
    ink: '#10245a',
    corner: 6,
    focus: 8,
  },
  'anchor-poker': {
    button: ['#ffe2d8', '#e8654c', '#a02f1f'],
    ink: '#2c0803',
    corner: 12,
    focus: 10,
  },
  skylark: {
    button: ['#fff0de', '#ffa56b', '#d9573f'],
    ink: '#3a0f10',
    corner: 20,
    focus: 30,
  },
  'high-water': {
    button: ['#fff0dc', '#ffc07d', '#d97b3f'],
    ink: '#3d1408',
    corner: 18,
    focus: 12,
  },
  'depth-charge': {
    button: ['#ffe6d9', '#ff7a55', '#b93420'],
    ink: '#360a02',
    corner: 14,
    focus: 84,
  },
  'plinko-pier': {
    button: ['#fff2d2', '#ffc45c', '#e07f2a'],
    ink: '#3d1605',
    corner: 20,
    focus: 84,
  },
  'golden-helm': {
    button: ['#fff3cf', '#e9b558', '#a86f1f'],
    ink: '#2d1a02',
    corner: 6,
    focus: 14,
  },
  'forty-kites': {
    button: ['#ffe9df', '#ff8e6b', '#d65436'],
    ink: '#3a0d02',
    corner: 18,
    focus: 88,
  },
  'moss-court': {
    button: ['#ffe9df', '#f0563f', '#a11a1c'],
    ink: '#2c0506',
    corner: 26,
    focus: 6,
  },
  'dust-hour': {
    button: ['#fff0c4', '#ffbf47', '#c9721a'],
    ink: '#3d1606',
    corner: 8,
    focus: 8,
  },
  'lamp-carousel': {
    button: ['#fff3dc', '#f7b976', '#c9683a'],
    ink: '#371205',
    corner: 26,
    focus: 84,
  },
  'cherry-tram': {
    button: ['#ffe6e4', '#ef4f63', '#a3122f'],
    ink: '#32040f',
    corner: 24,
    focus: 88,
  },
  'true-north': {
    button: ['#fff6d8', '#e0b759', '#94682a'],
    ink: '#2b1a04',
    corner: 40,
    focus: 6,
  },
  'paper-tiger': {
    button: ['#fff3cf', '#ffc24a', '#d1701c'],
    ink: '#3c0a06',
    corner: 4,
    focus: 6,
  },
  'lemon-row': {
    button: ['#fffbd6', '#ffe14a', '#c9a40f'],
    ink: '#3a3005',
    corner: 24,
    focus: 10,
  },
  'owl-post': {
    button: ['#fff1df', '#e3a66c', '#9a5a2c'],
    ink: '#2b1405',
    corner: 10,
    focus: 6,
  },
  'iron-anchor': {
    button: ['#ffe9d2', '#ff8a3d', '#b8431a'],
    ink: '#2c0f04',
    corner: 6,
    focus: 9,
  },
  'tin-fox': {
    button: ['#ffe8cf', '#e9985c', '#9c4f24'],
    ink: '#2b1206',
    corner: 28,
    focus: 9,
  },
  'kettle-genie': {
    button: ['#fff0d8', '#eda556', '#a85a22'],
    ink: '#33120a',
    corner: 28,
    focus: 4,
  },
  'honey-heist': {
    button: ['#fff3c4', '#f6b92e', '#a86f0c'],
    ink: '#2b1a02',
    corner: 3,
    focus: 91,
  },
  'bell-and-brine': {
    button: ['#fff0e2', '#f09a55', '#a8521c'],
    ink: '#35140a',
    corner: 18,
    focus: 4,
  },
};

const plain: Look = {
  button: ['#ffffff', '#e0e0e0', '#9a9a9a'],
  ink: night,
  corner: 16,
  focus: 50,
};

export const lookOf = (gameId: string): Look => looks[gameId] ?? plain;
