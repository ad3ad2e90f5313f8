import { isProblem } from '#shared/api/problem.ts';

/** The words for a quest that was not started or left, or of which nobody knows. */
export function questProblem(error: Error): 'away' | 'failed' | 'unanswered' | 'unavailable' {
  if (isProblem(error, 'questUnavailable')) return 'unavailable';
  if (isProblem(error, 'accountExcluded')) return 'away';
  return isProblem(error) && error.isOffline ? 'unanswered' : 'failed';
}
