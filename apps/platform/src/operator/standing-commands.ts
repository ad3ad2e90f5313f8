import type { PlayTime } from '@pierlight/contract/limits/schemas';
import type { Standing } from '../modules/limits/public.ts';
import type { Command, Reading } from './reading.ts';

export interface StandingDeps {
  readonly standingOf: (playerId: string) => Promise<Standing>;
  readonly playTimeOf: (playerId: string) => Promise<PlayTime>;
}

/** What a player is held to, and how they stand to it. */
export function createStandingCommands(
  deps: StandingDeps,
  { playerOf, write }: Pick<Reading, 'playerOf' | 'write'>,
) {
  const sums = (amounts: Readonly<Record<string, number>>) =>
    Object.entries(amounts)
      .map(([code, amount]) => write(BigInt(amount), code))
      .join(', ');

  return {
    async player({ words: [, who] }) {
      const playerId = await playerOf(who);
      const { name, because, country, age, rules } = await deps.standingOf(playerId);
      const { reminderMinutes, pause, slots, deposits } = rules;
      const why = {
        setting: 'JURISDICTION says so for everybody',
        country: `it is that of ${country}, the country of the profile`,
        otherwise: `no other one is for ${country}, the country of the profile`,
      }[because];
      return [
        `${who} stands under ${name}: ${why}. Aged ${age}.`,
        ...(reminderMinutes === null ? [] : [`  a reality check every ${reminderMinutes} minutes`]),
        ...(pause === null
          ? []
          : [`  a pause of ${pause.minutes} minutes after ${pause.afterMinutes} of play in a row`]),
        ...(slots.secondsBetweenRounds === null
          ? []
          : [`  ${slots.secondsBetweenRounds} s between rounds of slots`]),
        ...(slots.maxStake === null ? [] : [`  a round of a slot at most ${sums(slots.maxStake)}`]),
        ...slots.maxStakeByAge
          .filter(({ from, to }) => from <= age && age <= to)
          .map(
            ({ from, to, maxStake }) =>
              `  a round of a slot at most ${sums(maxStake)} from ${from} to ${to} years`,
          ),
        ...(deposits.limitFirst ? ['  no deposit without a monthly limit of deposits'] : []),
        ...(deposits.monthlyAtMost === null
          ? []
          : [`  deposits of a month at most ${sums(deposits.monthlyAtMost)}`]),
        ...(await timeLines(playerId)),
      ];
    },
  } satisfies Readonly<Record<string, Command>>;

  async function timeLines(playerId: string): Promise<string[]> {
    const { playedSeconds, limitMinutes, change, reminderMinutes, check, pauseUntil } =
      await deps.playTimeOf(playerId);
    const most = limitMinutes === null ? 'without a limit' : `of ${limitMinutes} at most`;
    return [
      `At play today: ${Math.floor(playedSeconds / 60)} minutes, ${most}.`,
      ...(change
        ? [
            `  ${change.minutes === null ? 'no limit' : `${change.minutes} minutes`} from ${change.from}`,
          ]
        : []),
      reminderMinutes === null
        ? 'No reality check.'
        : `A reality check every ${reminderMinutes} minutes.`,
      ...(check ? [`  one stands since ${check.since}: no bet is taken until it is answered`] : []),
      ...(pauseUntil ? [`  a pause stands until ${pauseUntil}`] : []),
    ];
  }
}
