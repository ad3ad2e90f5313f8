import type { FieldError } from '@pierlight/contract/common/errors';
import { firstFailure } from '@pierlight/validation/rules';
import type { Clock } from '../../kernel/clock.ts';
import type { Players } from '../player/public.ts';
import { passwordWeakness } from './password-strength.ts';

/** Who is to have the password: what others know of them is no secret. */
export interface PasswordOwner {
  readonly email: string | null;
  readonly phone?: string | null | undefined;
  readonly nickname?: string | null | undefined;
}

const siteName = 'pierlight';

/**
 * What is wrong with a password that somebody chooses, the same wherever one is chosen: registering,
 * changing, resetting. The rules of the registration's field come first; then whether it can be guessed
 * (NIST SP 800-63B, 3.1.1.2: no rules of composition, but none of what is tried first).
 */
export async function passwordFault(
  password: string,
  owner: PasswordOwner,
  deps: { readonly players: Pick<Players, 'passwordRules'>; readonly clock: Clock },
): Promise<FieldError | null> {
  const rules = [{ rule: 'required' } as const, ...(await deps.players.passwordRules())];
  const today = deps.clock.now().toISOString().slice(0, 10);
  const failure = firstFailure(password, rules, { today });
  if (failure) return failure;
  const { email, phone, nickname } = owner;
  const known = [email, email?.split('@')[0], phone, phone?.slice(1), nickname, siteName];
  const weakness = await passwordWeakness(
    password,
    known.flatMap((word) => word ?? []),
  );
  return weakness === null ? null : { rule: weakness, params: {} };
}
