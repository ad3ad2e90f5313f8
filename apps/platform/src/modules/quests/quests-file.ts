import { parseAmount } from '@pierlight/money/amount';
import type { CurrencyUnit } from '@pierlight/money/currency';
import { z } from 'zod';
import { readJsonFile } from '../../kernel/json-file.ts';
import { keptQuest, type QuestTerms, questWith, type TaskTerms } from './quests-shapes.ts';

/** Names that a file may use beside its own. */
export interface KnownNames {
  readonly currencies: readonly CurrencyUnit[];
  readonly categories: readonly string[];
  /** Null where no games are known yet, as before the first list of an aggregator. */
  readonly games: readonly string[] | null;
  /** Whether there is such a gift in a currency. */
  readonly hasGift: (id: string, currency: string) => boolean;
}

const units = z.string('an amount is written in units of its currency, in quotes: "20.00"');

type Written = z.infer<ReturnType<typeof writtenQuest>>;
const writtenQuest = () => questWith(units);
type WrittenTask = Written['tasks'][number];

interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * Reads a file like `quests.json`, in which an operator says which quests there are.
 * @throws Error naming the file and what is wrong in it, and where
 */
export async function readQuestsFile(file: string, known: KnownNames): Promise<QuestTerms[]> {
  const schema = z
    .strictObject({ quests: z.array(writtenQuest()).max(100) })
    .superRefine(({ quests }, context) => {
      quests.forEach((quest, place) => {
        const faults = [
          ...(quests.findIndex(({ id }) => id === quest.id) < place
            ? [{ path: ['id'], message: `${quest.id} stands there twice` }]
            : []),
          ...faultsOf(quest, known),
        ];
        for (const { path, message } of faults)
          context.addIssue({ code: 'custom', path: ['quests', place, ...path], message });
      });
    })
    .transform(({ quests }) => quests.map((quest) => inSubunits(quest, known.currencies)));
  return readJsonFile(file, schema);
}

function faultsOf(quest: Written, known: KnownNames): Fault[] {
  const codes = known.currencies.map(({ code }) => code);
  return [
    ...quest.tasks.flatMap((task, place) =>
      taskFaults(task, known).map(({ path, message }) => ({
        path: ['tasks', place, ...path],
        message,
      })),
    ),
    ...quest.rewards.flatMap((gift, place) => {
      const path = ['rewards', place];
      if (quest.rewards.indexOf(gift) < place)
        return [{ path, message: `${gift} stands there twice` }];
      const missing = codes.filter((code) => !known.hasGift(gift, code));
      if (missing.length === 0) return [];
      const message = `${gift} is no gift in ${missing.join(', ')}`;
      return [{ path, message }];
    }),
  ];
}

function taskFaults(task: WrittenTask, known: KnownNames): Fault[] {
  const { games = [], categories = [] } = task;
  return [
    ...(task.games && task.categories
      ? [{ path: ['games'], message: 'games or categories, not both' }]
      : []),
    ...games
      .filter((game) => known.games !== null && !known.games.includes(game))
      .map((game) => ({ path: ['games'], message: `there is no game ${game}` })),
    ...categories
      .filter((category) => !known.categories.includes(category))
      .map((category) => ({
        path: ['categories'],
        message: `${category} is no category: there are ${known.categories.join(', ')}`,
      })),
    ...(task.type === 'games' && task.games && task.games.length < task.quantity
      ? [{ path: ['quantity'], message: `of ${task.games.length} games nobody tries more` }]
      : []),
    ...(task.type === 'stakes' ? amountFaults(task.amounts, known.currencies) : []),
  ];
}

function amountFaults(
  amounts: Readonly<Record<string, string>>,
  currencies: readonly CurrencyUnit[],
): Fault[] {
  const at = (code: string, message: string) => ({ path: ['amounts', code], message });
  return [
    ...Object.keys(amounts)
      .filter((code) => !currencies.some((one) => one.code === code))
      .map((code) => at(code, `no account is in ${code}`)),
    ...currencies.flatMap((currency) => {
      const { code } = currency;
      const text = amounts[code];
      if (text === undefined) return [at(code, `what is to be staked in ${code} is missing`)];
      const read = parseAmount(text, currency);
      return read.ok && read.subunits > 0 ? [] : [at(code, `${text} is no amount of ${code}`)];
    }),
  ];
}

const inSubunits = (quest: Written, currencies: readonly CurrencyUnit[]): QuestTerms =>
  keptQuest.parse({
    ...quest,
    tasks: quest.tasks.map((task) =>
      task.type === 'stakes'
        ? { ...task, amounts: mapAmounts(task.amounts, currencies) }
        : (task satisfies TaskTerms),
    ),
  });

const mapAmounts = (
  amounts: Readonly<Record<string, string>>,
  currencies: readonly CurrencyUnit[],
): Record<string, number> =>
  Object.fromEntries(
    currencies.map((currency) => {
      const read = parseAmount(amounts[currency.code] ?? '', currency);
      return [currency.code, read.ok ? read.subunits : 0];
    }),
  );
