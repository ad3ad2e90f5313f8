import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';
import { createCommands, runCommand } from './commands.ts';
import { visible } from './visible.ts';

test('[P-34] what a player wrote moves no cursor, hides nothing and begins no line on a terminal', () => {
  const label = 'Mine\u001b[2K\r\nW-1  €9,000.00\u009b1A\u202etxet\u200b\u2028';
  expect(visible(label)).toBe(
    'Mine\\u{1b}[2K\\u{d}\\u{a}W-1  €9,000.00\\u{9b}1A\\u{202e}txet\\u{200b}\\u{2028}',
  );
  expect(visible('Zoë 東京 محمد €1,000.00')).toBe('Zoë 東京 محمد €1,000.00');
});

const nothing = async () => {
  throw new Error('not asked');
};
const weighed = (
  currency: string,
  worth: { readonly best: number; readonly normal: number },
  fault: string | null,
) => ({
  offer: {
    ...{ id: 'second-lamp', currency, isOnce: false, costsAtMost: 0, own: 50_00, bonus: 10_00 },
    ...{ wagerTimes: 40, maxBet: 50, games: null },
  },
  worth: { ...worth, besideAnother: 0.7, chance: 0.58 },
  fault,
});
const tide = {
  ...{ id: 'tide', package: null, percent: 50, isOnce: false, wagerTimes: 40, days: 14 },
  ...{ closedGames: [], games: null, costsAtMost: 0 },
  contributions: { categories: {}, games: {} },
  amounts: { EUR: { from: 20_00, max: 50_00, maxBet: 50 } },
};
const report = {
  id: 'report',
  provider: 'card',
  day: '2026-11-21',
  ranAt: new Date(0),
  stated: 4,
  agreed: 3,
  differences: [
    {
      kind: 'amount',
      direction: 'in',
      providerId: 'pay_1',
      reference: 'invoice',
      currency: 'EUR',
      expected: 20_00n,
      actual: 20_01n,
    },
  ],
} as const;
const commands = createCommands({
  db: {} as never,
  clock: { now: () => new Date(0) },
  ids: { next: () => 'id' },
  freeRounds: { plan: nothing },
  bets: {
    ...{
      list: async () => [],
      afterDeletion: async () => [],
      find: nothing,
      calls: nothing,
      void: nothing,
    },
    ...{ correct: nothing, voidEvent: nothing },
  },
  documents: { queue: async () => [], open: nothing, approve: nothing, reject: nothing },
  documentsOf: async () => [],
  freespins: { issue: nothing, list: async () => [], cancel: nothing },
  unitsOfCurrency: () => undefined,
  gameName: async () => undefined,
  gamesOf: nothing,
  review: { waiting: async () => [], approve: nothing, refuse: nothing },
  incidents: {
    open: async () => [],
    close: nothing,
    confirmReturned: nothing,
    giveBack: nothing,
    confirmPaid: nothing,
    holdBounced: nothing,
    confirmResent: nothing,
    resolve: nothing,
  },
  rounds: { open: async () => [], resolve: nothing },
  verification: {
    rules: async () => ({ days: 180, minimumAge: { EE: 21 }, rules: [] }),
    of: async () => ({ externalId: null, checks: [], changes: [] }),
    ...{ ask: nothing, approve: nothing, reject: nothing, reset: nothing },
    ...{ checkNamed: () => 'identity', finalReason: () => 'forged' },
  },
  adjustments: {
    waiting: async () => [],
    ask: async (request) => ({ number: 'A-1', ...request }) as never,
    approve: nothing,
    refuse: nothing,
  },
  deletionsAskedFor: async () => new Map(),
  deletedAmong: async () => new Set(),
  campaigns: {
    list: async () => [
      {
        ...{ id: 'winter-lights', state: 'sending', rate: 100, startedAt: new Date(0) },
        channels: ['inbox', 'mail'],
        counts: { inbox: { told: 7, noConsent: 2, break: 1 }, mail: { told: 5, notVerified: 1 } },
      },
    ],
    read: async () => ({ id: 'winter-lights', channels: ['inbox', 'mail'] }) as never,
    dryRun: async () => ({
      ...{ inbox: { told: 7, restricted: 1, lossLimitReached: 3 }, mail: { optedOut: 2 } },
    }),
    ...{ start: nothing, pause: nothing, resume: nothing, end: nothing },
  },
  noteAct: nothing,
  exclude: nothing,
  exclusionsOf: nothing,
  stakeBounds: { set: nothing, lift: nothing },
  bonuses: { list: nothing, cancel: nothing },
  offers: {
    list: async () => [
      {
        ...{ id: 'second-lamp', kind: 'offer', version: 2, isPaused: true, says: {} },
        ...{ madeBy: 'mara', reason: 'ticket 12', madeAt: new Date(0) },
        worth: [
          ...['EUR', 'USD'].map((currency) => weighed(currency, { best: 0, normal: -0.289 }, null)),
          weighed('JPY', { best: 0.5101, normal: 0.2 }, 'it is worth 51.01 % of the bonus'),
        ],
      },
      {
        ...{ id: 'TIDE', kind: 'code', version: 1, isPaused: false, says: null, worth: [] },
        ...{ madeBy: null, reason: null, madeAt: new Date(0) },
      },
    ],
    show: nothing,
    listed: async () => ({ offers: [tide], gifts: [], codes: [], packages: [] }),
    weigh: () => [weighed('EUR', { best: 0, normal: -0.289 }, null)],
    read: async () => ({ offers: [], gifts: [], codes: [], packages: [] }),
    set: nothing,
    pause: nothing,
  },
  quests: {
    ...{ list: nothing, read: nothing, terms: nothing, set: nothing },
    ...{ pause: nothing, end: nothing },
  },
  tryQuest: nothing,
  tournaments: {
    ...{ list: nothing, table: nothing, hold: nothing, disqualify: nothing },
    ...{ cancel: nothing, preparePrize: nothing, givePrize: nothing },
  },
  tryOffer: async () => ({
    since: new Date(0),
    currencies: [
      {
        ...{ currency: 'EUR', players: 3, given: 4, amount: 40_00n, cost: 12_50n },
        ended: { wageredOut: 1, lost: 2, ranOut: 0, notOver: 1 },
      },
      {
        ...{ currency: 'JPY', players: 0, given: 0, amount: 0n, cost: 0n },
        ended: { wageredOut: 0, lost: 0, ranOut: 0, notOver: 0 },
      },
    ],
    isPart: true,
  }),
  statements: {
    reconcile: async (provider, day) => {
      if (day !== '2026-11-21') throw new RangeError(`${day} is no day`);
      return { ...report, provider };
    },
    reports: async () => [report],
  },
  currencyOf: (code) => (code === 'EUR' ? { code, subunitToUnit: 100 } : undefined),
  findPlayer: async (text) => (text === 'ada@example.com' ? 'player-1' : undefined),
  accountsOf: async () => [],
  standingOf: async () => ({
    name: 'ukgc-like',
    because: 'country',
    country: 'GB',
    age: 22,
    rules: {
      reminderMinutes: 60,
      pause: { afterMinutes: 60, minutes: 5 },
      slots: {
        secondsBetweenRounds: 2.5,
        maxStake: { EUR: 590 },
        maxStakeByAge: [
          { from: 18, to: 24, maxStake: { EUR: 236 } },
          { from: 65, to: 99, maxStake: { EUR: 100 } },
        ],
      },
      deposits: { limitFirst: true, monthlyAtMost: { EUR: 100_000 } },
    },
  }),
  playTimeOf: async () => ({
    playedSeconds: 3_719,
    resetsAt: '2026-11-22T00:00:00.000Z',
    limitMinutes: 90,
    change: { minutes: null, from: '2026-11-22T10:00:00.000Z' },
    reminderMinutes: 30,
    check: { since: '2026-11-21T12:00:00.000Z', playedSeconds: 1_800, sums: [] },
    pauseUntil: null,
  }),
});
const run = (typed: readonly string[], operator?: string) =>
  (async () => runCommand(commands, readArguments(typed, operator)))();

test('without a word it says what there is; an unknown one is named', async () => {
  expect((await run([])).join('\n')).toContain('withdrawal <number> approve');
  await expect(run(['fly'])).rejects.toMatchObject({
    options: { detail: expect.stringContaining('There is no command fly.') },
  });
});

test('a day that is none is refused before anybody is shut out', async () => {
  const exclude = (day: string) =>
    run(['exclude', 'ada@example.com', '--until', day, '--as', 'mara', '--reason', 'asked for it']);
  for (const day of ['tomorrow', '2027-02-31', '2027-1-1', ''])
    await expect(exclude(day), day).rejects.toMatchObject({
      options: { detail: expect.stringContaining('is no day') },
    });
});

test('what offers are worth is a line for all currencies of the same terms, and says what does not hold', async () => {
  expect(await run(['offers', 'list'])).toEqual([
    'second-lamp  offer  paused  version 2 of 1970-01-01T00:00:00.000Z  by mara: ticket 12',
    ' EUR USD  again and again  played best 0.0 %, may cost 0 %  beside another bonus 70.0 %  played to the end -28.9 %  wagered out by 58.0 %  holds',
    ' JPY  again and again  played best 51.0 %, may cost 0 %  beside another bonus 70.0 %  played to the end 20.0 %  wagered out by 58.0 %  does not hold: it is worth 51.01 % of the bonus',
    'TIDE  code  withdrawn  version 1 of 1970-01-01T00:00:00.000Z  by the file',
  ]);
});

test('what an offer would have come to is a line for each currency anybody deposited in, with what is supposed', async () => {
  const [head, worth, ...lines] = await run(['offers', 'try', 'tide']);
  expect(head).toBe('tide, by the deposits of 30 days, since 1970-01-01T00:00:00.000Z');
  expect(worth).toContain('played best 0.0 %');
  expect(lines.slice(0, 3)).toEqual([
    ' EUR  3 players could have taken it  4 given, €40.00  wagered out 1, lost 2, ran out 0, not over 1  cost €12.50',
    ' It took too long: of the players only some were looked at.',
    expect.stringMatching(/^Supposed: /),
  ]);
});

test('an empty list is said in words', async () => {
  expect(await run(['withdrawals'])).toEqual(['Nothing is waiting.']);
});

test('[1-10] of a player it says the rules, why they are these, and the time at play', async () => {
  expect(await run(['player', 'ada@example.com'])).toEqual([
    'ada@example.com stands under ukgc-like: it is that of GB, the country of the profile. Aged 22.',
    '  a reality check every 60 minutes',
    '  a pause of 5 minutes after 60 of play in a row',
    '  2.5 s between rounds of slots',
    '  a round of a slot at most €5.90',
    '  a round of a slot at most €2.36 from 18 to 24 years',
    '  no deposit without a monthly limit of deposits',
    '  deposits of a month at most €1,000.00',
    'At play today: 61 minutes, of 90 at most.',
    '  no limit from 2026-11-22T10:00:00.000Z',
    'A reality check every 30 minutes.',
    '  one stands since 2026-11-21T12:00:00.000Z: no bet is taken until it is answered',
  ]);
});

test.each([
  [['withdrawal', 'W-1'], 'Say approve or refuse'],
  [['withdrawal', 'W-1', 'approve', '--as', 'mara'], 'Say why'],
  [['withdrawal', 'W-1', 'approve', '--reason', 'x'], 'Say who you are'],
  [['withdrawals', '--limit', '0'], '--limit takes a whole number'],
  [['withdrawals', '--fast'], "Unknown option '--fast'"],
  [['adjust', 'nobody', 'EUR', '5', '--as', 'mara', '--reason', 'x'], 'There is no player nobody'],
  [['adjust', 'ada@example.com', 'XXX', '5', '--as', 'mara', '--reason', 'x'], 'no currency XXX'],
  [['adjust', 'ada@example.com', 'EUR', '0', '--as', 'mara', '--reason', 'x'], '0 is no amount'],
  [['adjust', 'ada@example.com', 'EUR', '1.005', '--as', 'mara', '--reason', 'x'], 'no amount'],
  [['free-rounds'], 'Say give, list or cancel.'],
  [['free-rounds', 'give', 'nobody'], 'There is no player nobody'],
  [['free-rounds', 'give', 'ada@example.com', 'x', '3', 'EUR', '1', '--as', 'mara'], 'Say why'],
  [
    [
      'free-rounds',
      'give',
      'ada@example.com',
      'x',
      'three',
      'EUR',
      '1',
      '--as',
      'm',
      '--reason',
      'x',
    ],
    'Say how many rounds',
  ],
  [['free-rounds', 'cancel', 'x', '--as', 'mara', '--reason', 'x'], 'by the id of the list'],
  [['offers'], 'Say list, show, set, pause, resume or try.'],
  [['offers', 'set', 'offers.json', '--reason', 'x'], 'Say who you are'],
  [['offers', 'pause', 'lamplighter', '--as', 'mara'], 'Say why'],
  [['offers', 'try'], 'Say which file'],
  [['offers', 'try', './codes.json'], './codes.json has no offer that comes with a deposit'],
  [['bound', 'ada@example.com', 'EUR', '--as', 'mara', '--reason', 'x'], ' is no amount of EUR'],
  [
    ['bound', 'ada@example.com', 'EUR', 'any', '--as', 'mara', '--reason', 'x'],
    'maximum stake per round',
  ],
])('%j is refused with what is missing', async (typed, words) => {
  await expect(run(typed)).rejects.toMatchObject({
    options: { detail: expect.stringContaining(words) },
  });
});

test('a sum below zero takes, and the name may come from the settings', async () => {
  const typed = ['adjust', 'ada@example.com', 'EUR', '-12.50', '--reason', 'ticket 12'];
  expect(await run(typed, 'mara')).toEqual(['A-1: −€12.50 is waiting for a second person.']);
});

test('what came of a provider’s statement is said in lines, also of one held anew', async () => {
  const lines = [
    '2026-11-21  card  3 of 4 agree, 1 differ',
    ' amount  in  invoice  pay_1  ours €20.00  stated €20.01',
  ];
  expect(await run(['statements'])).toEqual(lines);
  const typed = ['statement', 'card', '2026-11-21', '--reason', 'ticket 12'];
  expect(await run(typed, 'mara')).toEqual(lines);
  await expect(
    run(['statement', 'card', 'today', '--reason', 'ticket 12'], 'mara'),
  ).rejects.toMatchObject({ options: { detail: 'today is no day' } });
});

test('a campaign is told of in numbers, with why the others are not reached', async () => {
  expect(await run(['campaigns', 'list'])).toEqual([
    'winter-lights  sending  100 a second from 1970-01-01T00:00:00.000Z  told 7  not 2 without a yes to offers  not 1 on a break  mailed 5  not 1 whose address is not confirmed',
  ]);
  expect(await run(['campaigns', 'dry-run', 'lights.json'])).toEqual([
    '7 would find it in their inbox.',
    'not 1 where nothing is offered',
    'not 3 at a limit of losses',
    '0 would be sent it by mail.',
    'not 2 who want no news',
  ]);
  await expect(
    run(['campaigns', 'start', 'lights.json', '--reason', 'x'], 'mara'),
  ).rejects.toThrow();
  await expect(run(['campaigns', 'fly'])).rejects.toThrow();
});
