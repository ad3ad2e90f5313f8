import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { useMutation } from '@tanstack/react-query';
import { isProblem } from '#shared/api/problem.ts';
import { activateBonusMutation, cancelBonusMutation } from '../api.ts';

/** Why a change of a bonus was refused, in one word of the texts' `problems`. */
const problemOf = (error: Error | null) =>
  error === null ? null : isProblem(error, 'bonusOver') ? 'over' : 'other';

/** Makes a bonus the active one of its currency. */
export function useActivating() {
  const { mutate, isPending, error } = useMutation(activateBonusMutation());
  return {
    activate: (id: PlayerBonus['id'], onDone?: () => void) =>
      mutate(id, { onSuccess: () => onDone?.() }),
    isPending,
    problem: problemOf(error),
  };
}

/** Gives a bonus up. */
export function useCanceling() {
  const { mutate, isPending, error } = useMutation(cancelBonusMutation());
  return {
    cancel: (id: PlayerBonus['id'], onDone: (bonus: PlayerBonus) => void) =>
      mutate(id, { onSuccess: onDone }),
    isPending,
    problem: problemOf(error),
  };
}
