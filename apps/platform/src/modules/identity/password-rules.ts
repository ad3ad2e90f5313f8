import type { FieldError } from '@pierlight/contract/common/errors';
import { firstFailure } from '@pierlight/validation/rules';
import type { Clock } from '../../kernel/clock.ts';
import type { Players } from '../player/public.ts';
import { coreOf, folded, isCommonPassword } from './common-passwords.ts';

/** Who is to have the password: what others know of them is no secret. */
export interface PasswordOwner {
  readonly email: string | null;
  readonly phone?: string | null | undefined;
  readonly nickname?: string | null | undefined;
}

const siteName = 'pierlight';
/** Shorter names stand in many a good password by chance. */
const shortestName = 4;

/**
 * What is wrong with a password that somebody chooses, the same wherever one is chosen: registering,
 * changing, resetting. The rules of the registration's field come first, which the site checks too;
 * `common` and `personal` are the platform's own.
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
  if (isPersonal(password, owner)) return { rule: 'personal', params: {} };
  return isCommonPassword(password) ? { rule: 'common', params: {} } : null;
}

function isPersonal(password: string, { email, phone, nickname }: PasswordOwner): boolean {
  const names = [email, email?.split('@')[0], phone, phone?.slice(1), nickname, siteName]
    .map((name) => folded(name ?? ''))
    .filter((name) => name.length >= shortestName);
  const tried = [folded(password), coreOf(password)];
  return names.some((name) => tried.includes(name) || tried.includes(coreOf(name)));
}
