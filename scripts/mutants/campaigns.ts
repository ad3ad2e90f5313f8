import type { Mutant } from './mutant.ts';

const module = 'apps/platform/src/modules/campaigns';
const test = `${module}/test/campaigns.db.test.ts`;
const reach = `${module}/reach.ts`;
const rule = 'apps/platform/src/modules/notifications/reach.ts';
const sending = `${module}/sending.ts`;
const counted = 'what the dry run counts is what is sent';

/** Offers to people who must get none, and messages that come twice, never or all at once. */
export const campaigns: readonly Mutant[] = [
  {
    fault: 'a campaign goes to whoever may not be reached',
    file: reach,
    change: [['reached.get(id)?.inbox ?? (', '(']],
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
    file: sending,
    change: [['lastVisit !== undefined && now.getTime() - lastVisit.getTime() < here', 'true']],
    ...{ test, title: 'only who was here within the hour is pushed the message' },
  },
];
