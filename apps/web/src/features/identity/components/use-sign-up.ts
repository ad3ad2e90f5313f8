import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { useMutation } from '@tanstack/react-query';
import { alerts } from '#shared/alerts/alerts.ts';
import { analytics } from '#shared/analytics/analytics.ts';
import type { FormValues } from '#shared/forms/fields.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { useServices } from '#shared/services.ts';
import { ownVisitor } from '#shared/visitor/own-visitor.ts';
import { registerMutation } from '../api.ts';
import { registrationRequest } from '../registration-request.ts';
import { signUpDraft } from '../sign-up-draft.ts';
import { registerSocialMutation } from '../social/api.ts';
import { pendingSocial } from '../social/pending.ts';

export interface SignUp {
  readonly isPending: boolean;
  readonly error: Error | null;
  reset(): void;
  /** Opens the account; rejects with the `ApiProblem` of a refusal. */
  send(values: FormValues, fields: readonly FieldDefinition[]): Promise<void>;
}

/**
 * Registers, signs in, and leads on to the first deposit.
 * @param ticket of somebody whom a provider has proven; null for a registration by e-mail
 */
export function useSignUp(ticket: string | null): SignUp {
  const { session, locale } = useServices();
  const modals = useModals();
  const byEmail = useMutation(registerMutation());
  const byProvider = useMutation(registerSocialMutation());
  const { isPending, error, reset } = ticket === null ? byEmail : byProvider;
  const type = ticket === null ? 'email' : 'social';
  const send: SignUp['send'] = async (values, fields) => {
    analytics.track('registrationSubmit', { type });
    const visitor = await ownVisitor();
    const request = registrationRequest(values, fields, { locale, visitor });
    const { accessToken } = await (ticket === null
      ? byEmail.mutateAsync(request)
      : byProvider.mutateAsync({ ...request, ticket }));
    analytics.track('registrationSuccess', { type });
    signUpDraft.forget();
    pendingSocial.forget();
    session.start(accessToken);
    modals.open('wallet', 'deposit');
    alerts.show({ key: 'account.opened', tone: 'lamp' });
  };
  return { isPending, error, reset, send };
}
