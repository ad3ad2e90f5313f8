import type { Mutant } from './mutant.ts';

const module = 'apps/platform/src/modules/quests';
const tests = `${module}/test/quests.db.test.ts`;
const model = `${module}/test/progress.db.test.ts`;
const files = `${module}/test/quests-file.test.ts`;
const progress = `${module}/sql/progress.sql`;

/** Progress that is no player's own, comes twice or is lost, quests that overlap, and rewards that come twice or too early. */
export const quests: readonly Mutant[] = [
  {
    fault: 'an event that comes again counts for a quest again',
    file: progress,
    change: [['state = 2 and position < p_position', 'state = 2']],
    test: model,
    title: 'any order, repetition and loss of events',
  },
  {
    fault: 'a round that is rolled back leaves its progress',
    file: progress,
    change: [["if p_kind = 'taken_back' then", "if p_kind = 'nothing' then"]],
    test: model,
    title: 'any order, repetition and loss of events',
  },
  {
    fault: 'a game that was tried twice counts twice',
    file: progress,
    change: [['and other.game_id = p_round.game_id', 'and false']],
    test: tests,
    title: 'different games, each once',
  },
  {
    fault: 'money of a bonus counts for a quest',
    file: `${module}/progress.ts`,
    change: [['staked - bonus_staked', 'staked']],
    test: tests,
    title: 'own money that is staked, never a bonus',
  },
  {
    fault: 'all tasks of a sequence count at once',
    file: progress,
    change: [['exit when held.is_in_sequence;', 'null;']],
    test: tests,
    title: 'in sequence only the first that is not done',
  },
  {
    fault: 'rounds count while a quest is paused',
    file: progress,
    change: [['and (held.paused_at is null or p_at < held.paused_at)', '']],
    test: tests,
    title: 'nothing counts meanwhile',
  },
  {
    fault: 'a quest that is paused loses its time',
    file: `${module}/lapse.ts`,
    change: [['expires_at = expires_at + greatest(', 'expires_at = expires_at + 0 * greatest(']],
    test: tests,
    title: 'stands still while its player is held back',
  },
  {
    fault: 'a quest that is paused expires',
    file: `${module}/lapse.ts`,
    change: [['and paused_at is null and expires_at <=', 'and expires_at <=']],
    test: tests,
    title: 'stands still while its player is held back',
  },
  {
    fault: 'a quest that is played alone starts beside another at the same moment',
    file: `${module}/service.ts`,
    change: [['await holdPlayer(tx, playerId);', '']],
    test: tests,
    title: 'one that is played alone is on beside no other',
  },
  {
    fault: 'a reward is there before its quest is completed',
    file: `${module}/service.ts`,
    change: [['asked.state !== questState.completed', 'asked.state === questState.expired']],
    test: tests,
    title: 'is not there before the quest is completed',
  },
  {
    fault: 'each reward of a quest is given once',
    file: `${module}/service.ts`,
    change: [
      ['if (reward_id !== null) return;', ''],
      ["kind: 'quest', key: id }", "kind: 'quest', key: rewardId + id }"],
    ],
    test: tests,
    title: 'in fifty requests at once for either',
  },
  {
    fault: 'several workers tell of the same change',
    file: `${module}/telling.ts`,
    change: [[' for update skip locked', '']],
    test: tests,
    title: 'players are told of tasks and quests that changed, once',
  },
  {
    fault: 'a currency may be missing from what is to be staked',
    file: `${module}/quests-file.ts`,
    change: [['if (text === undefined) return [at', 'if (text === undefined) return [] ?? [at']],
    test: files,
    title: 'a currency that is missing',
  },
  {
    fault: 'a quest that nobody can complete any more is offered',
    file: `${module}/service.ts`,
    change: [['if (!isOn && !canBeDone(says, tasks)) return undefined;', '']],
    test: tests,
    title: 'is not offered and not started',
  },
  {
    fault: 'every quest ends while no game is known',
    file: `${module}/lapse.ts`,
    change: [['if (onOffer.length === 0) return;', '']],
    test: tests,
    title: 'not while one is there or none is known',
  },
  {
    fault: 'a try of a quest keeps what it has counted',
    file: `${module}/quest-tries.ts`,
    change: [
      ['throw new TakenBack(await count(deps, tx, trial));', 'return count(deps, tx, trial);'],
    ],
    test: `${module}/test/quest-tries.db.test.ts`,
    title: 'and nothing of it is kept',
  },
];
