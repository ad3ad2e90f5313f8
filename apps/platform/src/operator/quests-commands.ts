import type { Database } from '../kernel/db/database.ts';
import type { NoteAct } from '../modules/operations/public.ts';
import type {
  DeskQuest,
  QuestsDesk,
  QuestTerms,
  QuestTries,
  QuestTry,
} from '../modules/quests/public.ts';
import { questTriedDays, questTriedRounds } from '../modules/quests/public.ts';
import { type OperatorArguments, refusal } from './arguments.ts';
import type { Command, Lines, Reading } from './reading.ts';

export interface QuestsDeps {
  readonly db: Database;
  readonly noteAct: NoteAct;
  readonly quests: QuestsDesk;
  /** What a quest would have come to of late. */
  readonly tryQuest: (terms: QuestTerms) => Promise<QuestTries>;
}

const stateOf = ({ says, isPaused }: DeskQuest): string => {
  if (says === null) return 'withdrawn';
  return isPaused ? 'paused' : 'offered';
};

const lineOf = (quest: DeskQuest): string =>
  [
    quest.id,
    stateOf(quest),
    `version ${quest.version} of ${quest.madeAt.toISOString()}`,
    quest.madeBy === null ? 'by the file' : `by ${quest.madeBy}: ${quest.reason}`,
    `on ${quest.active}, completed ${quest.completed}, left or over ${quest.left}`,
  ].join('  ');

const triedLine = ({ currency, started, completed, tasks, took }: QuestTry): string => {
  const days = took.toSorted((one, other) => one - other)[Math.floor(took.length / 2)];
  return [
    ` ${currency}`,
    `${started} players would have started it`,
    `${completed} completed it${days === undefined ? '' : `, half of them within ${(days / 86_400_000).toFixed(1)} days`}`,
    `by task: ${tasks.join(', ')}`,
  ].join('  ');
};

/** What a try supposes, for who reads its figures. */
const assumptions: readonly string[] = [
  'Supposed: every player started it right before the first own money they staked in that time, once, in the currency of',
  `that round, and played what they played, ${questTriedRounds} rounds at most, on a break or not. That a reward would have`,
  'had them play more, or otherwise, is not in the figures. Whoever completed it would have taken one of the rewards.',
];

/** What an operator sees and says of quests. */
export function createQuestsCommands(
  { db, noteAct, quests, tryQuest }: QuestsDeps,
  { decisionOf }: Reading,
) {
  async function list(): Lines {
    const all = await quests.list();
    return all.length === 0 ? ['There are no quests.'] : all.map(lineOf);
  }

  async function set({ words: [, , file], ...args }: OperatorArguments): Lines {
    if (file === undefined) throw refusal('Say which file.');
    const decision = decisionOf(args);
    const said = await quests.read(file);
    const changes = await db.transaction().execute(async (tx) => {
      const made = await quests.set(tx, said, decision);
      for (const { id, version } of made)
        await noteAct(tx, {
          ...{ ...decision, act: 'quest.set', subject: id },
          detail: { version: String(version) },
        });
      return made;
    });
    if (changes.length === 0) return ['Nothing to change.'];
    return changes.map(({ id, version }) => `${id}: version ${version}`);
  }

  const pausing =
    (isPaused: boolean) =>
    async ({ words: [, , id = ''], ...args }: OperatorArguments): Lines => {
      const decision = decisionOf(args);
      const act = isPaused ? 'quest.pause' : 'quest.resume';
      const isOther = await db.transaction().execute(async (tx) => {
        const changed = await quests.pause(tx, id, isPaused);
        if (changed) await noteAct(tx, { ...decision, act, subject: id, detail: {} });
        return changed;
      });
      return [`${id} is ${isPaused ? 'paused' : 'offered'}${isOther ? '.' : ' already.'}`];
    };

  async function end({ words: [, , id = ''], ...args }: OperatorArguments): Lines {
    const decision = decisionOf(args);
    const ended = await db.transaction().execute(async (tx) => {
      const players = await quests.end(tx, id);
      const detail = { players: String(players) };
      await noteAct(tx, { ...decision, act: 'quest.end', subject: id, detail });
      return players;
    });
    return [`${id} has ended for ${ended} players who had started it.`];
  }

  async function tryIt({ words: [, , what] }: OperatorArguments): Lines {
    if (what === undefined) throw refusal('Say which file, or which quest by its id.');
    const all = /[./\\]/.test(what) ? await quests.read(what) : [await quests.terms(what)];
    const lines: string[] = [];
    for (const terms of all) {
      const { since, currencies, closed, isPart } = await tryQuest(terms);
      lines.push(
        `${terms.id}, by the rounds of ${questTriedDays} days, since ${since.toISOString()}`,
        ...(currencies.length === 0
          ? [' Nobody would have started it.']
          : currencies.map(triedLine)),
        ...closed.map(
          (code) => ` ${code}  not offered: an amount is missing, or there are too few games`,
        ),
        ...(isPart ? [' It took too long: of the players only some were looked at.'] : []),
      );
    }
    return [...lines, ...assumptions];
  }

  const acts: Readonly<Record<string, Command>> = {
    ...{ list, set, pause: pausing(true), resume: pausing(false), end, try: tryIt },
  };
  return {
    async quests(args) {
      const act = Object.entries(acts).find(([word]) => word === args.words[1])?.[1];
      if (!act) throw refusal('Say list, set, pause, resume, end or try.');
      return act(args);
    },
  } satisfies Readonly<Record<string, Command>>;
}
