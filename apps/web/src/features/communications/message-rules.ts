import type { CommunicationTopic } from '@pierlight/contract/communications/schemas';
import { firstFailure, type Rule } from '@pierlight/validation/rules';

/** Topics in the order they are offered. The compiler keeps the list complete. */
export const topics = Object.keys({
  account: true,
  payments: true,
  games: true,
  break: true,
  complaint: true,
  privacy: true,
  other: true,
} satisfies Record<CommunicationTopic, true>) as readonly CommunicationTopic[];

/** Longest message; the contract refuses a longer one. */
export const longestMessage = 10_000;

export interface MessageValues {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly message: string;
}

/** Words of a broken rule, keys of `contact.page.problems`. */
export type MessageProblem = 'required' | 'email' | 'topic' | 'min' | 'max' | 'invalid';

const rules: Readonly<Record<keyof MessageValues, readonly Rule[]>> = {
  name: [{ rule: 'max', max: 100 }],
  email: [{ rule: 'required' }, { rule: 'email' }],
  topic: [{ rule: 'required' }],
  message: [{ rule: 'required' }, { rule: 'min', min: 2 }, { rule: 'max', max: longestMessage }],
};

/** What is wrong with each field; a player is not asked for name and address. */
export function messageProblems(
  values: MessageValues,
  isPlayer: boolean,
): Partial<Record<keyof MessageValues, MessageProblem>> {
  const problems: Partial<Record<keyof MessageValues, MessageProblem>> = {};
  for (const name of ['name', 'email', 'topic', 'message'] as const) {
    if (isPlayer && (name === 'name' || name === 'email')) continue;
    const failure = firstFailure(values[name].trim(), rules[name], { today: '1970-01-01' });
    if (failure) problems[name] = name === 'topic' ? 'topic' : problemOf(failure.rule);
  }
  return problems;
}

/** The words for a rule that was broken here or, as the server tells it, there. */
export function problemOf(rule: string): MessageProblem {
  switch (rule) {
    case 'required':
    case 'email':
    case 'min':
    case 'max':
      return rule;
    default:
      return 'invalid';
  }
}
