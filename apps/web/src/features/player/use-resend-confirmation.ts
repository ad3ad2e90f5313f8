import { useMutation } from '@tanstack/react-query';
import { alerts } from '#shared/alerts/alerts.ts';
import { playerKeys, resendConfirmationMutation } from './api.ts';

/** Sends the mail that confirms the own address once more; an alert says whether it went. */
export function useResendConfirmation() {
  return useMutation({
    ...resendConfirmationMutation(),
    onSuccess: ({ emailConfirmed }, _input, _result, { client }) => {
      if (emailConfirmed) return client.invalidateQueries({ queryKey: playerKeys.profile });
      alerts.show({ key: 'profile.verificationResent', tone: 'win' });
      return undefined;
    },
    onError: () => alerts.show({ key: 'general.failed', tone: 'error' }),
  });
}
