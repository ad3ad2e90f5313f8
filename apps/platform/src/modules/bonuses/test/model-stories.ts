import fc from 'fast-check';

/** What one call asks for; two of them may come at once. */
export type Move =
  | { readonly kind: 'bet'; readonly round: number; readonly stake: number }
  | {
      readonly kind: 'win';
      readonly bet: number;
      readonly amount: number;
      readonly closes: boolean;
    }
  | { readonly kind: 'takeBack' | 'activate' | 'cancel' | 'settleByHand'; readonly which: number }
  | { readonly kind: 'leave' };
export type Step =
  | { readonly kind: 'move'; readonly move: Move; readonly node: 0 | 1 }
  | { readonly kind: 'both'; readonly moves: readonly [Move, Move] }
  | {
      readonly kind: 'give';
      readonly what: 'deposit' | 'code' | 'gift' | 'cashback' | 'spins';
      readonly won: number;
    }
  | { readonly kind: 'own'; readonly amount: number }
  /** Stakes of before: a stake or two are left of what is played. */
  | { readonly kind: 'nearly' }
  /** Every round that is open is played to its end. */
  | { readonly kind: 'close' }
  | { readonly kind: 'pass'; readonly days: number };

const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      // Half of them begin a round.
      round: fc.integer({ min: -6, max: 5 }),
      stake: fc.integer({ min: 1, max: 5_50 }),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      ...{ kind: fc.constant('win' as const), bet: fc.nat(7) },
      ...{ amount: fc.integer({ min: 0, max: 9_00 }), closes: fc.boolean() },
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('takeBack' as const), which: fc.nat(9) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('activate' as const, 'cancel' as const, 'settleByHand' as const),
      which: fc.nat(4),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const) }) },
);
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      ...{ kind: fc.constant('move' as const), move },
      node: fc.constantFrom(0 as const, 1 as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('both' as const), moves: fc.tuple(move, move) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('give' as const),
      what: fc.constantFrom('deposit', 'code', 'gift', 'cashback', 'spins'),
      won: fc.integer({ min: 0, max: 25_00 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('own' as const),
      amount: fc.integer({ max: 6_00, min: 0 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), days: fc.constantFrom(1, 8, 15) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('nearly' as const, 'close' as const) }),
  },
);

const alone = (asked: Move): Step => ({ kind: 'move', move: asked, node: 1 });
const deposit: Step = { kind: 'give', what: 'deposit', won: 0 };
const stake = (cents: number): Step => alone({ kind: 'bet', round: -1, stake: cents });
const close: Step = { kind: 'close' };
const poor: Step = { kind: 'own', amount: 0 };

/** Stories that runs seldom come by. */
export const examples: [Step[]][] = [
  // Wagering completed in a round that is open when it is canceled, runs out, or its player leaves: it is won.
  [[deposit, { kind: 'nearly' }, stake(4_00), alone({ kind: 'cancel', which: 0 }), close]],
  [[deposit, { kind: 'nearly' }, stake(4_00), { kind: 'pass', days: 15 }, close]],
  [[deposit, { kind: 'nearly' }, stake(4_00), alone({ kind: 'leave' }), close]],
  // An operator settles the last round of one that is canceled, and of one whose wagering is complete.
  [
    [
      deposit,
      stake(2_00),
      alone({ kind: 'cancel', which: 0 }),
      alone({ kind: 'settleByHand', which: 0 }),
    ],
  ],
  [[deposit, { kind: 'nearly' }, stake(4_00), alone({ kind: 'settleByHand', which: 0 })]],
  // A stake of its own money comes back once it is won, and once it is canceled; so does a win.
  [
    [
      ...[deposit, poor, { kind: 'nearly' } as const, stake(4_00), close],
      ...[alone({ kind: 'takeBack', which: 1 }), alone({ kind: 'takeBack', which: 0 })],
    ],
  ],
  [
    [
      ...[deposit, poor, stake(4_00), stake(1_00), alone({ kind: 'cancel', which: 0 }), close],
      ...[alone({ kind: 'takeBack', which: 0 }), alone({ kind: 'takeBack', which: 2 })],
    ],
  ],
  // It is used up.
  [
    [
      ...[deposit, poor, stake(5_00), stake(5_00)],
      ...[0, 1].map((bet) => alone({ kind: 'win', bet, amount: 0, closes: true })),
    ],
  ],
];
