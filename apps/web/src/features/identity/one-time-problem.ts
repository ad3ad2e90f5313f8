import { isProblem } from '#shared/api/problem.ts';

const names = [
  'oneTimeWrong',
  'oneTimeExpired',
  'oneTimeUsed',
  'oneTimeReplaced',
  'oneTimeTriesSpent',
] as const;

/** Whether a call was refused because of its code or link, and not of anything else in it. */
export const isOneTimeProblem = (error: unknown) => names.some((name) => isProblem(error, name));
