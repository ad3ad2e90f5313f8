import type { PhoneRegistration, Registration } from '@pierlight/contract/identity/schemas';
import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { useMutation } from '@tanstack/react-query';
import { alerts } from '#shared/alerts/alerts.ts';
import { analytics } from '#shared/analytics/analytics.ts';
import type { FormValues } from '#shared/forms/fields.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { useServices } from '#shared/services.ts';
import { useOwnVisitor } from '#shared/visitor/use-own-visitor.ts';
import { registerByPhoneMutation, registerMutation } from '../api.ts';
import { phoneProof } from '../phone-proof.ts';
import { registrationRequest } from '../registration-request.ts';
import { signUpDraft } from '../sign-up-draft.ts';
import { registerSocialMutation } from '../social/api.ts';
import { pendingSocial } from '../social/pending.ts';
import type { Way } from './way-choice.tsx';

export interface SignUp {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly reset: () => void;
  /** Opens the account; rejects with the `ApiProblem` of a refusal. */
  send(values: FormValues, fields: readonly FieldDefinition[], way: Way): Promise<void>;
}

/**
 * Registers, signs in, and leads on to the first deposit.
 * @param ticket of somebody whom a provider has proven; null for a registration by e-mail
 */
export function useSignUp(ticket: string | null): SignUp {
  const { session, locale } = useServices();
  const modals = useModals();
  const ownVisitor = useOwnVisitor();
  const byEmail = useMutation(registerMutation());
  const byPhone = useMutation(registerByPhoneMutation());
  const byProvider = useMutation(registerSocialMutation());
  const all = ticket === null ? [byEmail, byPhone] : [byProvider];
  const reset = () => {
    for (const mutation of all) mutation.reset();
  };
  const send: SignUp['send'] = async (values, fields, way) => {
    reset();
    const type = ticket === null ? way : 'social';
    analytics.track('registrationSubmit', { type });
    const visitor = await ownVisitor();
    const request = registrationRequest(values, fields, { locale, visitor });
    const register = () => {
      if (ticket !== null) return byProvider.mutateAsync({ ...request, ticket });
      if (way === 'email') return byEmail.mutateAsync(request);
      return byPhone.mutateAsync(byProvenPhone(request));
    };
    const { accessToken } = await register();
    analytics.track('registrationSuccess', { type });
    phoneProof.forget();
    signUpDraft.forget();
    pendingSocial.forget();
    session.start(accessToken);
    modals.open('wallet', 'deposit');
    alerts.show({ key: 'account.opened', tone: 'lamp' });
  };
  return {
    isPending: all.some(({ isPending }) => isPending),
    error: all.map(({ error }) => error).find((error) => error !== null) ?? null,
    reset,
    send,
  };
}

/** The same registration by the number it names, with the proof there is for it. */
function byProvenPhone({ email: _, phone = '', ...rest }: Registration): PhoneRegistration {
  return { ...rest, phone, otp: phoneProof.of(phone)?.otp ?? 'none' };
}
