import type { Refusal, RefusalCode } from '../protocol.ts';

/** What the operator's refusals of a stake mean, by their number. */
const codes: Readonly<Record<number, RefusalCode>> = {
  1001: 'player_limit',
  1004: 'session_ended',
  1006: 'session_ended',
  2001: 'not_enough_money',
  2006: 'player_limit',
  3001: 'bonus_rules',
};

export const refusalOfWallet = ({ code, message }: { code: number; message: string }): Refusal => ({
  code: codes[code] ?? 'operator_refused',
  message,
});

/** The HTTP status a refusal is answered with. */
export function statusOf({ code }: Refusal): number {
  if (code === 'bad_request') return 400;
  if (code === 'unknown_bet') return 404;
  return 409;
}
