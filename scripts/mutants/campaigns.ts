import type { Mutant } from './mutant.ts';

const module = 'apps/platform/src/modules/campaigns';
const test = `${module}/test/campaigns.db.test.ts`;
const mailed = `${module}/test/mailed.db.test.ts`;
const mail = 'apps/platform/src/modules/mail';
const stop = 'apps/platform/src/modules/notifications/unsubscribe';
const stopped = 'apps/platform/src/modules/notifications/test/unsubscribe.db.test.ts';
const reach = `${module}/reach.ts`;
const rule = 'apps/platform/src/modules/notifications/reach.ts';
const sending = `${module}/sending.ts`;
const counted = 'what the dry run counts is what is sent';

/** Offers to people who must get none, and messages that come twice, never or all at once. */
export const campaigns: readonly Mutant[] = [
  {
    fault: 'a campaign goes to players who may not be reached',
    file: reach,
    change: [['reached.get(id)?.[channel] ?? (', '(']],
    ...{ test, title: counted },
  },
  {
    fault: 'a campaign sells where nothing is offered',
    file: reach,
    change: [["(isRestricted(country) ? 'restricted' : 'told')", "'told'"]],
    ...{ test, title: counted },
  },
  {
    fault: 'news and offers go to players on a break or excluded',
    file: rule,
    change: [['shutOut.get(playerId) ?? (', '(']],
    ...{ test, title: counted },
  },
  {
    fault: 'news and offers go to players who have reached a limit of losses',
    file: rule,
    change: [["atLimit.has(playerId) ? 'lossLimitReached' : null", 'null']],
    ...{ test, title: counted },
  },
  {
    fault: 'offers go to players who have not agreed to them',
    file: rule,
    change: [["if (choice ?? byDefault === 'on') return null;", 'return null;']],
    ...{ test, title: counted },
  },
  {
    fault: 'whom the rate held back is passed over',
    file: sending,
    change: [['taken.length < players.length ? taken.at(-1)?.playerId : last', 'last']],
    ...{ test, title: 'paused it stands still, and goes on behind the last who was told' },
  },
  {
    fault: 'two workers send the same batch of a campaign',
    file: sending,
    change: [["state = 'sending' for update skip locked", "state = 'sending'"]],
    ...{ test, title: 'four workers at once tell each player once' },
  },
  {
    fault: 'a campaign makes up for all the time it was held back',
    file: sending,
    change: [
      [
        'Math.max(campaign.next_at.getTime(), now.getTime() - latest)',
        'campaign.next_at.getTime()',
      ],
    ],
    ...{ test, title: 'the rate holds, and a job that comes late makes up for two seconds' },
  },
  {
    fault: 'a campaign is sent after its time is over',
    file: sending,
    change: [['new Date(campaign.says.validUntil) <= now', 'false']],
    ...{ test, title: 'one that was ended, or whose time is over' },
  },
  {
    fault: 'a campaign pushes a message to everybody, on a page or not',
    file: `${module}/writing.ts`,
    change: [['lastVisit !== undefined && now.getTime() - lastVisit.getTime() < here', 'true']],
    ...{ test, title: 'only who was here within the hour is pushed the message' },
  },
  {
    fault: 'a campaign mails players who may be reached only in the inbox',
    file: reach,
    change: [['reached.get(id)?.[channel] ?? (', 'reached.get(id)?.inbox ?? (']],
    ...{ test: mailed, title: 'each channel is asked about by itself' },
  },
  {
    fault: 'mails that wait reach players who were shut out meanwhile',
    file: `${mail}/service.ts`,
    change: [['if (reason !== null) {', 'if (false) {']],
    ...{ test: mailed, title: 'excluded meanwhile' },
  },
  {
    fault: 'mails that wait go to an address that is not the player’s any more',
    file: 'apps/platform/src/modules/notifications/held-back.ts',
    change: [["(isTheirs ? null : 'noAddress')", 'null']],
    ...{ test: mailed, title: 'another address' },
  },
  {
    fault: 'mails of a campaign stand before codes that people wait for',
    file: `${mail}/service.ts`,
    change: [['priority: unaskedPriority', 'priority: 0']],
    ...{ test: mailed, title: 'mails of campaigns have workers of their own' },
  },
  {
    fault: 'a link in a mail is stopped by whatever looks at it',
    file: `${stop}/one-click.ts`,
    change: [
      [
        'if (!isToken(request.params.token))',
        'if (!(await unsubscribe.stop(request.params.token)))',
      ],
    ],
    ...{ test: stopped, title: 'what looks at links stops nothing' },
  },
  {
    fault: 'a link in a mail stops mails that are always sent',
    file: `${stop}/tokens.ts`,
    change: [['!playerId || !isUnasked(kind as MessageKind)', '!playerId']],
    ...{ test: stopped, title: 'of a kind that always comes' },
  },
  {
    fault: 'a press keeps a choice of somebody whose account is gone',
    file: `${stop}/unsubscribe.ts`,
    change: [['if (!isHere || (await deps.isDeleted(tx, playerId))) return;', '']],
    ...{ test: stopped, title: 'deleted' },
  },
];
