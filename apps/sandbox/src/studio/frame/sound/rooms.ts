import type { Room } from './sound-set.ts';

export const rooms = {
  parlour: { seconds: 0.5, bright: 5000, wet: 0.18 },
  workshop: { seconds: 0.35, bright: 6500, wet: 0.2 },
  street: { seconds: 0.6, bright: 7000, wet: 0.14 },
  garden: { seconds: 0.9, bright: 5200, wet: 0.22 },
  hall: { seconds: 1.4, bright: 4200, wet: 0.28 },
  tower: { seconds: 1.9, bright: 3600, wet: 0.32 },
  cave: { seconds: 1.8, bright: 2600, wet: 0.36 },
  desert: { seconds: 1.1, bright: 6000, wet: 0.16 },
  sea: { seconds: 1.5, bright: 2200, wet: 0.32 },
  sky: { seconds: 1.2, bright: 8000, wet: 0.24 },
} as const satisfies Record<string, Room>;
