import type { Database, Tx } from '../kernel/db/database.ts';
import type { NoteAct } from '../modules/operations/public.ts';
import type { CheckRules, VerificationDesk } from '../modules/verification/public.ts';
import { type OperatorArguments, refusal } from './arguments.ts';
import type { Command, Lines, Reading } from './reading.ts';

export interface VerificationCommandsDeps {
  readonly db: Database;
  readonly noteAct: NoteAct;
  readonly verification: VerificationDesk;
}

const ruleLine = ({ check, before, above, countries }: CheckRules['rules'][number]): string =>
  [
    check,
    `before a ${before}`,
    above === undefined ? 'always' : `above ${above} of deposits`,
    countries ? `in ${countries.join(', ')}` : 'everywhere',
  ].join('  ');

/** What an operator sees and does of who players are. */
export function createVerificationCommands(
  { db, noteAct, verification }: VerificationCommandsDeps,
  { playerOf, decisionOf }: Reading,
) {
  async function rules({ words: [, , file] }: OperatorArguments): Lines {
    const says = await verification.rules(file);
    return [
      ...says.rules.map(ruleLine),
      `Deposits are added up over ${says.days} days, in the base currency.`,
      ...Object.entries(says.minimumAge).map(([country, age]) => `${country} plays from ${age}.`),
    ];
  }

  async function show({ words: [, , who] }: OperatorArguments): Lines {
    const { externalId, checks, changes } = await verification.of(await playerOf(who));
    return [
      externalId === null
        ? `The provider does not know ${who}.`
        : `The provider knows ${who} as ${externalId}.`,
      ...checks.map(({ check, state, reasons, because }) =>
        [check, state, ...reasons, because === null ? 'unasked' : `asked by ${because}`].join('  '),
      ),
      ...changes.map(({ at, check, from, to, reasons, source }) =>
        [at.toISOString(), check, `${from} → ${to}`, ...reasons, `by ${source}`].join('  '),
      ),
    ];
  }

  /** Changes a check and notes who did it and why, or neither. */
  const changing =
    (
      act: 'verification.ask' | 'verification.approve' | 'verification.reject',
      change: (tx: Tx, playerId: string, args: OperatorArguments) => Promise<string>,
    ) =>
    async (args: OperatorArguments): Lines => {
      const [, , who, named] = args.words;
      const playerId = await playerOf(who);
      const check = verification.checkNamed(named);
      const decision = decisionOf(args);
      const line = await db.transaction().execute(async (tx) => {
        const said = await change(tx, playerId, args);
        await noteAct(tx, { ...decision, act, subject: playerId, detail: { check } });
        return said;
      });
      return [line];
    };

  const ask = changing('verification.ask', async (tx, playerId, { words: [, , who, named] }) => {
    await verification.ask(tx, playerId, verification.checkNamed(named));
    return `${named} is required of ${who}: no deposits or withdrawals until it is complete.`;
  });

  const approve = changing(
    'verification.approve',
    async (tx, playerId, { words: [, , who, named] }) => {
      await verification.approve(tx, playerId, verification.checkNamed(named));
      return `${named} of ${who} is approved; waiting requests continue.`;
    },
  );

  const reject = changing(
    'verification.reject',
    async (tx, playerId, { words: [, , who, named, reason] }) => {
      const why = verification.finalReason(reason);
      await verification.reject(tx, playerId, verification.checkNamed(named), why);
      return `${who} can no longer play; own money is returned to where it was deposited from.`;
    },
  );

  async function reset({ words: [, , who], ...args }: OperatorArguments): Lines {
    const playerId = await playerOf(who);
    const decision = decisionOf(args);
    await verification.reset(playerId);
    await db
      .transaction()
      .execute((tx) =>
        noteAct(tx, { ...decision, act: 'verification.reset', subject: playerId, detail: {} }),
      );
    return [`${who} starts again with the provider.`];
  }

  const subcommands: Readonly<Record<string, Command>> = {
    ...{ rules, show, ask, approve, reject, reset },
  };
  return {
    async verification(args) {
      const [, name = ''] = args.words;
      const known = Object.entries(subcommands).find(([word]) => word === name);
      if (!known) throw refusal(`Say what: ${Object.keys(subcommands).join(', ')}.`);
      return known[1](args);
    },
  } satisfies Readonly<Record<string, Command>>;
}
