import type { Mutant } from './mutant.ts';

const platform = 'apps/platform/src';
const identity = `${platform}/modules/identity`;
const limits = `${platform}/modules/limits`;
const shutOut = `${platform}/test/exclusion.db.test.ts`;
const meanwhile = `${platform}/test/shut-out-meanwhile.db.test.ts`;
const timeLimits = `${platform}/test/time-limits.db.test.ts`;
const knownAgain = `${platform}/test/known-again.db.test.ts`;
const exclusions = { file: `${identity}/exclusion/exclusions.ts` };

/** Breaks, self-exclusion and the register: what they end, what they leave, and who is known again. */
export const exclusion: readonly Mutant[] = [
  {
    fault: 'a game plays on after its player’s sign-in has ended',
    file: `${platform}/modules/gameplay/sql/sessions.sql`,
    change: [["    when not identity.is_alive(p_session.sign_in_id) then 'token_expired'\n", '']],
    test: shutOut,
    title: 'a player shut out is out of every browser, socket and game within a second',
  },
  {
    fault: 'whether a bet’s sign-in has ended is asked before its account is waited for',
    file: `${platform}/modules/gameplay/sql/bet.sql`,
    change: [
      [
        '    -- Asked only now: a sign-in may have ended while the account was waited for.\n    refused := coalesce(refused, gameplay.refusal_of(game_session, p_now));\n',
        '',
      ],
      [
        '    perform ledger.hold_player_account(p_player, p_currency);\n',
        `    refused := coalesce(refused, gameplay.refusal_of(game_session, p_now));
    perform ledger.hold_player_account(p_player, p_currency);\n`,
      ],
    ],
    test: meanwhile,
    title: 'a bet that waits for its account while its player is shut out is not taken',
  },
  {
    fault: 'no win is paid once the player is shut out',
    file: `${platform}/modules/gameplay/sql/win.sql`,
    change: [
      [
        '  answer := ledger.win(\n',
        `  if exists (select from identity.exclusion where player_id = p_player) then
    return row('token_expired', unit, null)::gameplay.answer;
  end if;
  answer := ledger.win(\n`,
      ],
    ],
    test: shutOut,
    title: 'a player shut out is out of every browser, socket and game within a second',
  },
  {
    fault: 'no stake is given back once its sign-in has ended',
    file: `${platform}/modules/gameplay/sql/rollback.sql`,
    change: [
      [
        '  answer := ledger.rollback(\n',
        `  if not identity.is_alive(game_session.sign_in_id) then
    return row('token_expired', game_session.currency, null)::gameplay.answer;
  end if;
  answer := ledger.rollback(\n`,
      ],
    ],
    test: shutOut,
    title: 'a player shut out is out of every browser, socket and game within a second',
  },
  {
    fault: 'an exclusion leaves the sessions there are',
    ...exclusions,
    change: [
      ["await repository.endPlaying(tx, { playerId, reason: 'excluded', at })", '[] as string[]'],
    ],
    test: shutOut,
    title: 'a player shut out is out of every browser, socket and game within a second',
  },
  {
    fault: 'an operator’s exclusion cuts nobody’s open pages off',
    ...exclusions,
    change: [
      ['for (const id of ended) await enqueueJob(tx, cutSocketsJob, { id, playerId });', ''],
    ],
    test: shutOut,
    title: 'a player shut out is out of every browser, socket and game within a second',
  },
  {
    fault: 'open pages on another node are not told of an exclusion',
    file: `${platform}/app.ts`,
    change: [
      [
        'await gateway.disconnectUser(playerId, sessionEnded).catch(',
        `const here = gateway.core.hub.everyone().filter(({ user }) => user === playerId);
      for (const one of here) one.close(sessionEnded);
      await Promise.resolve().catch(`,
      ],
    ],
    test: `${platform}/test/time-limits-nodes.db.test.ts`,
    title: 'two browsers on two nodes and a game are cut off within a second',
  },
  {
    fault: 'a page that opens while its player is cut off stays open',
    file: `${platform}/kernel/realtime/handshake.ts`,
    change: [
      ['  session.identify(claims);\n', ''],
      ['  session.admit();\n', '  session.identify(claims);\n  session.admit();\n'],
      ['      session.forget();\n', ''],
    ],
    test: `${platform}/kernel/realtime/test/connect.test.ts`,
    title: 'a client that is cut off while its session is looked up is not admitted',
  },
  {
    fault: 'a deposit under way does not wait for an exclusion that is being decided',
    ...exclusions,
    change: [
      [
        '      await repository.holdCredential(tx, playerId);\n      const [last]',
        '      const [last]',
      ],
    ],
    test: meanwhile,
    title: 'a deposit that waits for an exclusion is refused and leaves nothing behind',
  },
  {
    fault: 'a deposit is taken from somebody who is shut out meanwhile',
    file: `${limits}/deposits.ts`,
    change: [['await deps.exclusions.refuse(tx, playerId);', '']],
    test: meanwhile,
    title: 'a deposit that waits for an exclusion is refused and leaves nothing behind',
  },
  {
    fault: 'a break is over before its time',
    ...exclusions,
    change: [['endOf(until) > now)', 'endOf(until) > now + 60_000)']],
    test: shutOut,
    title: 'a shorter time never ends a longer one, and one for good has no end',
  },
  {
    fault: 'the exclusion that came last is the one that holds',
    ...exclusions,
    change: [
      [
        '.filter(({ until }) => endOf(until) > now)',
        '.slice(-1)\n      .filter(({ until }) => endOf(until) > now)',
      ],
    ],
    test: shutOut,
    title: 'a shorter time never ends a longer one, and one for good has no end',
  },
  {
    fault: 'a shorter time takes the place of a longer one',
    file: `${limits}/time-limits.ts`,
    change: [["throw new DomainError('timeLimitStays');", 'void 0;']],
    test: timeLimits,
    title: 'it becomes longer at any time, and never shorter, whatever is called',
  },
  {
    fault: 'an exclusion ends the session that only withdraws',
    file: `${identity}/session-repository.ts`,
    change: [
      [
        "        .where('ended_at', 'is', null)\n        .where('is_away', '=', false)\n",
        "        .where('ended_at', 'is', null)\n",
      ],
    ],
    test: timeLimits,
    title: 'it becomes longer at any time, and never shorter, whatever is called',
  },
  {
    fault: 'six months end a day late where a month is short',
    file: `${limits}/time-periods.ts`,
    change: [['Math.min(from.getUTCDate(), lastDay)', 'from.getUTCDate()']],
    test: `${limits}/test/time-periods.test.ts`,
    title: 'months and years end on the same day of theirs, or on the last day there is',
  },
  {
    fault: 'a bonus is played by a player who is excluded while it is requested',
    file: `${platform}/money-modules.ts`,
    change: [
      [
        'requirePlaying: exclusions.refuse,\n    countryOf',
        'requirePlaying: async () => undefined,\n    countryOf',
      ],
    ],
    test: meanwhile,
    title: 'a bonus is not played by a player who was excluded while it was requested',
  },
  {
    fault: 'a self-exclusion leaves bonuses as they are',
    file: `${limits}/time-limits.ts`,
    change: [
      [
        'if (definition === limitDefinition.selfExclusion) await deps.endOffers(tx, playerId, at);',
        '',
      ],
    ],
    test: meanwhile,
    title: 'a bonus that is requested and a self-exclusion that ends it',
  },
  {
    fault: 'a register that is silent lets everybody by',
    file: `${identity}/exclusion/recognition.ts`,
    change: [['if (deps.openWhenSilent.includes(occasion)) return false;', 'return false;']],
    test: knownAgain,
    title: 'when it is silent nobody registers or pays in, with words, and signing in goes on',
  },
  {
    fault: 'a register that fails names nobody',
    file: `${identity}/adapters/exclusion-register.ts`,
    change: [
      [
        'if (response.status !== 200)\n',
        'if (response.status !== 200) return false;\n      if (response.status === 0)\n',
      ],
    ],
    test: knownAgain,
    title: 'when it is silent nobody registers or pays in, with words, and signing in goes on',
  },
  {
    fault: 'the register is not queried at admission',
    file: `${identity}/admission.ts`,
    change: [["if (!isAway) await deps.recognition.beforePlayer(arrival.playerId, 'signIn');", '']],
    test: knownAgain,
    title: 'keeps out whom it names: at registration, sign-in and deposit',
  },
  {
    fault: 'another spelling of a mailbox registers again',
    file: `${identity}/exclusion/marks.ts`,
    change: [["name.replaceAll('.', '')", 'name']],
    test: knownAgain,
    title: 'is known by the mailbox, however its address is spelt',
  },
  {
    fault: 'a device alone shuts out a whole family',
    file: `${identity}/exclusion/marks.ts`,
    change: [["mark('device', visitorId, person.birthdate)", "mark('device', visitorId)"]],
    test: knownAgain,
    title: 'is known by name and birth date, tax number and device once the profile tells of them',
  },
];
