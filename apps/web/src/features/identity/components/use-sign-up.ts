import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { alerts } from '#shared/alerts/alerts.ts';
import { analytics } from '#shared/analytics/analytics.ts';
import type { FormValues } from '#shared/forms/fields.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { useServices } from '#shared/services.ts';
import { ownVisitor } from '#shared/visitor/own-visitor.ts';
import { registerMutation } from '../api.ts';
import { registrationRequest } from '../registration-request.ts';
import { signUpDraft } from '../sign-up-draft.ts';

type Registered = NonNullable<ReturnType<typeof registerMutation>['mutationFn']>;

export interface SignUp
  extends Pick<
    UseMutationResult<Awaited<ReturnType<Registered>>, Error, Parameters<Registered>[0]>,
    'isPending' | 'error' | 'reset'
  > {
  /** Opens the account; rejects with the `ApiProblem` of a refusal. */
  send(values: FormValues, fields: readonly FieldDefinition[]): Promise<void>;
}

/** Registers, signs in, and leads on to the first deposit. */
export function useSignUp(): SignUp {
  const { session, locale } = useServices();
  const modals = useModals();
  const { mutateAsync, isPending, error, reset } = useMutation(registerMutation());
  const send: SignUp['send'] = async (values, fields) => {
    analytics.track('registrationSubmit', { type: 'email' });
    const visitor = await ownVisitor();
    const { accessToken } = await mutateAsync(
      registrationRequest(values, fields, { locale, visitor }),
    );
    analytics.track('registrationSuccess', { type: 'email' });
    signUpDraft.forget();
    session.start(accessToken);
    modals.open('wallet', 'deposit');
    alerts.show({ key: 'account.opened', tone: 'lamp' });
  };
  return { isPending, error, reset, send };
}
