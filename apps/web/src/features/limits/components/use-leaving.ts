import type { NewTimeLimit } from '@pierlight/contract/limits/schemas';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useServices } from '#shared/services.ts';
import { leaveMutation } from '../api.ts';
import { justLeft } from '../just-left.ts';

/** Leaves for a time. The session ended on the server with the answer: here it ends too. */
export function useLeaving() {
  const router = useRouter();
  const { session } = useServices();
  const leaving = useMutation(leaveMutation());
  return {
    error: leaving.error,
    isSending: leaving.isPending || leaving.isSuccess,
    leave: (request: NewTimeLimit) => {
      if (leaving.isPending || leaving.isSuccess) return;
      leaving.mutate(request, {
        onSuccess: ([longest]) => {
          justLeft.note(longest ?? null);
          session.end('signedOut');
          void router.navigate({ to: '/away' });
        },
      });
    },
  };
}
