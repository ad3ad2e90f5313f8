import type { Database, Tx } from '../kernel/db/database.ts';
import type {
  CampaignChannel,
  CampaignsDesk,
  Counts,
  DeskCampaign,
} from '../modules/campaigns/public.ts';
import type { NoteAct } from '../modules/operations/public.ts';
import { type OperatorArguments, refusal } from './arguments.ts';
import type { Command, Lines, Reading } from './reading.ts';

export interface CampaignsDeps {
  readonly db: Database;
  readonly noteAct: NoteAct;
  readonly campaigns: CampaignsDesk;
}

type Outcome = keyof NonNullable<Counts[CampaignChannel]>;

/** Why players are not told; without a verb, so that one and many read alike. */
const reasons = {
  noConsent: 'without a yes to offers',
  optedOut: 'who want no news',
  noAddress: 'without an address',
  notVerified: 'whose address is not confirmed',
  break: 'on a break',
  restricted: 'where nothing is offered',
  excluded: 'excluded',
  lossLimitReached: 'at a limit of losses',
  closed: 'whose account is deleted or will be',
} as const satisfies Partial<Record<Outcome, string>>;

const whyNot = (counts: Counts[CampaignChannel] = {}): string[] =>
  Object.entries(reasons).flatMap(([reason, words]) => {
    const players = counts[reason as keyof typeof reasons];
    return players === undefined ? [] : [`not ${players} ${words}`];
  });

/** What is said of each channel of a campaign: how many are told, and why not the others. */
const eachOf = (
  channels: readonly CampaignChannel[],
  counts: Counts,
  say: Readonly<Record<CampaignChannel, (players: number) => string>>,
): string[] =>
  channels.flatMap((channel) => [
    say[channel](counts[channel]?.told ?? 0),
    ...whyNot(counts[channel]),
  ]);

const lineOf = ({ id, state, rate, startedAt, channels, counts }: DeskCampaign): string =>
  [
    ...[id, state, `${rate} a second from ${startedAt.toISOString()}`],
    ...eachOf(channels, counts, {
      inbox: (players) => `told ${players}`,
      mail: (players) => `mailed ${players}`,
    }),
  ].join('  ');

/** What an operator sees and does of campaigns. */
export function createCampaignsCommands(
  { db, noteAct, campaigns }: CampaignsDeps,
  { decisionOf }: Reading,
) {
  const read = (file: string | undefined) => {
    if (file === undefined) throw refusal('Say which file.');
    return campaigns.read(file);
  };

  async function list(): Lines {
    const all = await campaigns.list();
    return all.length === 0 ? ['There are no campaigns.'] : all.map(lineOf);
  }

  async function dryRun({ words: [, , file] }: OperatorArguments): Lines {
    const says = await read(file);
    return eachOf(says.channels, await campaigns.dryRun(says), {
      inbox: (players) => `${players} would find it in their inbox.`,
      mail: (players) => `${players} would be sent it by mail.`,
    });
  }

  async function start({ words: [, , file], ...args }: OperatorArguments): Lines {
    const decision = decisionOf(args);
    const rate = args.rate();
    const says = await read(file);
    const isNew = await db.transaction().execute(async (tx) => {
      const started = await campaigns.start(tx, says, rate);
      const detail = { rate: String(rate) };
      if (started)
        await noteAct(tx, { ...decision, act: 'campaign.start', subject: says.id, detail });
      return started;
    });
    return [
      isNew ? `${says.id} is being sent, ${rate} a second.` : `${says.id} was started before.`,
    ];
  }

  const moving =
    (act: string, state: string, move: (tx: Tx, id: string) => Promise<boolean>) =>
    async ({ words: [, , id = ''], ...args }: OperatorArguments): Lines => {
      const decision = decisionOf(args);
      const isOther = await db.transaction().execute(async (tx) => {
        const changed = await move(tx, id);
        if (changed) await noteAct(tx, { ...decision, act, subject: id, detail: {} });
        return changed;
      });
      return [`${id} is ${state}${isOther ? '.' : ' already.'}`];
    };

  const acts: Readonly<Record<string, Command>> = {
    ...{ list, 'dry-run': dryRun, start },
    pause: moving('campaign.pause', 'paused', campaigns.pause),
    resume: moving('campaign.resume', 'being sent', campaigns.resume),
    end: moving('campaign.end', 'ended', campaigns.end),
  };
  return {
    async campaigns(args) {
      const act = Object.entries(acts).find(([word]) => word === args.words[1])?.[1];
      if (!act) throw refusal('Say list, dry-run, start, pause, resume or end.');
      return act(args);
    },
  } satisfies Readonly<Record<string, Command>>;
}
