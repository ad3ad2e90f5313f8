import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FieldsFormState } from '#shared/forms/use-fields-form.ts';
import { isLeft } from '#shared/second-factor/with-factor.ts';

/** Sends what moves money, one at a time. */
export function useOneAttempt<Request, Answer>(
  mutation: UseMutationResult<Answer, Error, Request>,
) {
  const isUnderWay = useRef(false);
  return {
    /**
     * Whether the method's own fields are right; null while something is under way, which the check is
     * too: it takes a moment, in which the button could be pressed again.
     */
    async check(fields: FieldsFormState): Promise<boolean | null> {
      if (isUnderWay.current || mutation.isPending) return null;
      isUnderWay.current = true;
      return fields.check(fields.fields.map(({ name }) => name)).finally(() => {
        isUnderWay.current = false;
      });
    },

    send(
      request: Request,
      fields: FieldsFormState,
      then: (answer: Answer) => void,
      refused?: (error: Error) => void,
    ): void {
      isUnderWay.current = true;
      mutation.mutate(request, {
        onSuccess: then,
        onError: (error) => {
          refused?.(error);
          if (isLeft(error) || fields.place(error)) mutation.reset();
        },
        onSettled: () => {
          isUnderWay.current = false;
        },
      });
    },
  };
}
