import { expect, test } from 'vitest';
import type { RoundAnswer, RoundView } from '../protocol.ts';
import { createRoundFlow, type FlowView } from './round-flow.ts';
import { ConnectionLost, Refusal, type SessionClient } from './session-client.ts';

const input = { kind: 'slot', stake: 100 } as const;

const round = (part: Partial<RoundView> = {}): RoundView => ({
  id: 'round-1',
  requestId: 'request-1',
  input,
  stake: 100,
  freeRounds: null,
  state: 'closed',
  outcome: { kind: 'dice', roll: 1, won: true, chance: 5000, multiplier: 19_800 },
  win: 198,
  decisions: 0,
  shownSteps: 0,
  balanceAfterBet: 900,
  refusal: null,
  startedAt: '2026-11-21T20:00:00.000Z',
  ...part,
});
const answer = (part: Partial<RoundView> = {}): RoundAnswer => ({
  round: round(part),
  balance: 1098,
  freeRounds: null,
});

type Reply = RoundAnswer | Error;

/** A flow whose clock moves only when something waits, and a studio that answers from a script. */
function start(replies: { place?: Reply[]; find?: Reply[]; act?: Reply[] }, minRoundMs = 0) {
  const log: string[] = [];
  let clock = 0;
  let ids = 0;
  const next = (queue: Reply[] | undefined): RoundAnswer => {
    const reply = queue?.shift();
    if (!reply) throw new Error('nothing more was expected');
    if (reply instanceof Error) throw reply;
    return reply;
  };
  const client: SessionClient = {
    place: async (requestId, _input, freeRounds) => {
      log.push(`place ${requestId}${freeRounds ? ` of ${freeRounds}` : ''}`);
      return next(replies.place);
    },
    act: async (id, index) => {
      log.push(`act ${id} ${index}`);
      return next(replies.act);
    },
    cashOut: async () => answer(),
    find: async (id) => {
      log.push(`find ${id}`);
      return next(replies.find);
    },
    shown: async (id, steps) => {
      log.push(`shown ${id} ${steps}`);
      return answer();
    },
    balance: async () => ({ balance: 0, freeRounds: null }),
    move: async () => ({ url: '' }),
  };
  let settled = () => {};
  const done = new Promise<void>((resolve) => {
    settled = resolve;
  });
  const view: FlowView = {
    balance: (subunits) => log.push(`balance ${subunits}`),
    ready: (ready) => {
      log.push(ready ? `ready at ${clock}` : 'busy');
      if (ready) settled();
    },
    waiting: (reason) => reason && log.push(reason),
    started: ({ stake }) => log.push(`started ${stake}`),
    ended: async ({ round: { win } }) => {
      log.push(`ended ${win}`);
    },
    refused: async ({ code }) => {
      log.push(`refused ${code}`);
    },
    refunded: async ({ round: { stake } }) => {
      log.push(`refunded ${stake}`);
    },
    unraised: async (refusal) => {
      log.push(`unraised ${refusal?.code ?? 'unknown'}`);
    },
    wentOn: async () => {
      log.push('went on');
    },
    broken: async () => {
      log.push('broken');
    },
  };
  const flow = createRoundFlow({
    client,
    view,
    minRoundMs,
    game: {
      begin: () => log.push('begin'),
      cancel: () => log.push('cancel'),
      decide: async ({ decisions }) => {
        log.push(`decide ${decisions}`);
        return { kind: 'mines', move: 'open', field: decisions };
      },
      present: async (_, shown) => {
        log.push('present');
        shown(1);
      },
    },
    now: () => clock,
    wait: async (milliseconds) => {
      clock += milliseconds;
    },
    newId: () => `request-${++ids}`,
  });
  return { flow, log, done };
}

test('a free round names what it is one of, also when it is queried again', async () => {
  const { flow, log, done } = start({ place: [new ConnectionLost(), answer()] });
  flow.press(input, 0, 'gift-1');
  await done;
  expect(log.filter((line) => /^(started|place)/.test(line))).toEqual([
    'started 0',
    'place request-1 of gift-1',
    'place request-1 of gift-1',
  ]);
});

test('a round takes the stake, is shown, and only then pays', async () => {
  const { flow, log, done } = start({ place: [answer()] });
  flow.press(input, 100);
  await done;
  expect(log).toEqual([
    'begin',
    'started 100',
    'busy',
    'place request-1',
    'balance 900',
    'present',
    'shown round-1 1',
    'balance 1098',
    'ended 198',
    'ready at 0',
  ]);
});

test('the next round waits for the least time of a round, and a press before it does nothing', async () => {
  const { flow, log, done } = start({ place: [answer()] }, 2500);
  expect(flow.press(input, 100)).toBe(true);
  expect(flow.press(input, 100)).toBe(false);
  await done;
  expect(log.filter((line) => line.startsWith('place'))).toEqual(['place request-1']);
  expect(log.at(-1)).toBe('ready at 2500');
});

test('[P-16] a lost connection repeats the same request until it is answered', async () => {
  const lost = new ConnectionLost();
  const { flow, log, done } = start({ place: [lost, lost, lost, answer()] });
  flow.press(input, 100);
  await done;
  expect(log.filter((line) => line.startsWith('place'))).toEqual(
    Array.from({ length: 4 }, () => 'place request-1'),
  );
  expect(log).toContain('reconnecting');
  expect(log).toContain('ended 198');
});

test('[P-16] a round of unknown fate is queried until it is known; a returned stake is told', async () => {
  const pending = answer({ state: 'pending', outcome: null });
  const { flow, log, done } = start({
    place: [pending],
    find: [pending, new ConnectionLost(), answer({ state: 'refunded', outcome: null })],
  });
  flow.press(input, 100);
  await done;
  expect(log).toContain('settling');
  expect(log.slice(-4)).toEqual(['cancel', 'balance 1098', 'refunded 100', expect.any(String)]);
  expect(log).not.toContain('present');
});

test('a decided round is shown while its win is still on the way', async () => {
  const { flow, log, done } = start({
    place: [answer({ state: 'pending' })],
    find: [answer({ state: 'pending' }), answer()],
  });
  flow.press(input, 100);
  await done;
  expect(log.indexOf('present')).toBeLessThan(log.indexOf('find round-1'));
  expect(log).toContain('crediting');
  expect(log.filter((line) => line === 'ended 198')).toHaveLength(1);
});

test('a refused round stops the motion and says why', async () => {
  const refusal = new Refusal({ code: 'insufficient-funds', message: 'No.' });
  const { flow, log, done } = start({ place: [refusal] });
  flow.press(input, 100);
  await done;
  expect(log.slice(-3)).toEqual(['cancel', 'refused insufficient-funds', 'ready at 0']);
});

test('a passing refusal is met with the same request a few times before it is told', async () => {
  const busy = () => new Refusal({ code: 'too-many-requests', message: 'Slow.' });
  const soon = start({ place: [busy(), busy(), answer()] });
  soon.flow.press(input, 100);
  await soon.done;
  expect(soon.log).toContain('ended 198');
  const never = start({ place: [busy(), busy(), busy(), busy()] });
  never.flow.press(input, 100);
  await never.done;
  expect(never.log).toContain('refused too-many-requests');
});

test('a round that asks for decisions is decided before it is shown and paid', async () => {
  const open = (decisions: number) => answer({ state: 'open', win: 0, decisions });
  const { flow, log, done } = start({
    place: [open(0)],
    act: [open(1), new ConnectionLost(), answer({ state: 'pending' })],
    find: [answer()],
  });
  flow.press(input, 100);
  await done;
  expect(log.slice(4, 12)).toEqual([
    'balance 900',
    'decide 0',
    'busy',
    'act round-1 0',
    'decide 1',
    'busy',
    'act round-1 1',
    'act round-1 1',
  ]);
  expect(log.slice(12)).toEqual([
    'present',
    'shown round-1 1',
    'find round-1',
    'balance 1098',
    'ended 198',
    expect.any(String),
  ]);
  expect(flow.state.deciding).toBe(false);
});

test.each(['insufficient-funds', 'stake-too-high'] as const)(
  'a decision whose stake is refused, as %s, is told, and the player decides anew',
  async (code) => {
    const open = answer({ state: 'open', win: 0, decisions: 0 });
    const { flow, log, done } = start({
      place: [open],
      act: [new Refusal({ code, message: 'Not taken.' }), answer()],
      find: [open],
    });
    flow.press(input, 100);
    await done;
    expect(log.slice(5, 13)).toEqual([
      'decide 0',
      'busy',
      'act round-1 0',
      `unraised ${code}`,
      'find round-1',
      'decide 0',
      'busy',
      'act round-1 0',
    ]);
    expect(log).toContain('ended 198');
    expect(log).not.toContain('cancel');
  },
);

test('[P-16] a decision whose stake is on its way is waited for, and told when it was not taken', async () => {
  const raising = answer({ state: 'raising', win: 0, decisions: 0 });
  const open = answer({ state: 'open', win: 0, decisions: 0 });
  const { flow, log, done } = start({
    place: [open],
    act: [raising, answer({ decisions: 1, balanceAfterBet: 800 })],
    find: [raising, open],
  });
  flow.press(input, 100);
  await done;
  expect(log.filter((line) => line.startsWith('unraised'))).toEqual(['unraised unknown']);
  expect(log).toContain('settling');
  expect(log).toContain('balance 800');
  expect(log).toContain('ended 198');
});

test('[P-16] a round left open is decided on after a reload; what another device decided is told', async () => {
  const reused = new Refusal({ code: 'request-reused', message: 'Elsewhere.' });
  const ended = answer({ decisions: 5 });
  const { flow, log } = start({ act: [reused], find: [ended] });
  const open = round({ state: 'open', win: 0, decisions: 2 });
  await flow.resume({ round: open, balance: 500, freeRounds: null });
  expect(log).toContain('act round-1 2');
  expect(log).toContain('went on');
  expect(log).toContain('present');
  expect(log.join()).not.toContain('refused');
});

test('a failure of the frame itself is told and leaves the round to a reload', async () => {
  const { flow, log, done } = start({ place: [new TypeError('oh no')] });
  flow.press(input, 100);
  await done;
  expect(log).toContain('broken');
});

test('a pause holds the next round back and lets the running one play out', async () => {
  const { flow, log } = start({ place: [answer()] });
  flow.press(input, 100);
  flow.pause(true);
  await expect.poll(() => log.includes('ended 198')).toBe(true);
  expect(flow.press(input, 100)).toBe(false);
  expect(log.some((line) => line.startsWith('ready'))).toBe(false);
  flow.pause(false);
  expect(log.at(-1)).toBe('ready at 0');
});

test('[P-16] an open round is shown first after a reload', async () => {
  const { flow, log } = start({});
  await flow.resume({ round: round({ shownSteps: 2 }), balance: 500, freeRounds: null });
  expect(log).toContain('present');
  expect(log.at(-1)).toBe('ready at 0');
});

const openAt = (decisions: number) => answer({ state: 'open', win: 0, decisions });

test.each([
  ['request-reused', openAt(2)],
  ['bad-request', answer({ decisions: 3 })],
] as const)(
  'a decision another window has outrun (%s) shows where the round stands [P-16]',
  async (code, found) => {
    const { flow, log, done } = start({
      place: [openAt(0)],
      act: [new Refusal({ code, message: '' }), answer({ decisions: 3 })],
      find: [found],
    });
    flow.press(input, 100);
    await done;
    expect(log).toContain('went on');
    expect(log.some((line) => line.startsWith('refused') || line === 'cancel')).toBe(false);
    const decided = log.filter((line) => line.startsWith('decide'));
    expect(decided).toEqual(found.round.state === 'open' ? ['decide 0', 'decide 2'] : ['decide 0']);
    expect(log.filter((line) => line.startsWith('ended'))).toEqual(['ended 198']);
  },
);

test('a decision that is refused where the round stands is told', async () => {
  const { flow, log, done } = start({
    place: [openAt(0)],
    act: [new Refusal({ code: 'bad-request', message: '' })],
    find: [openAt(0)],
  });
  flow.press(input, 100);
  await done;
  expect(log).toContain('refused bad-request');
  expect(log).not.toContain('went on');
});
