import type { Mutant } from './mutant.ts';

const module = 'apps/platform/src/modules/campaigns';
const test = `${module}/test/campaigns.db.test.ts`;
const reach = `${module}/reach.ts`;
const sending = `${module}/sending.ts`;
const counted = 'what the dry run counts is what is sent';

/** Offers to people who must get none, and messages that come twice, never or all at once. */
export const campaigns: readonly Mutant[] = [
  {
    fault: 'a campaign goes to players on a break or excluded',
    file: reach,
    change: [['if (away !== undefined) return', "if (away === 'register') return"]],
    ...{ test, title: counted },
  },
  {
    fault: 'a campaign goes to players who have not said yes to offers',
    file: reach,
    change: [["    if (!agreesToOffers) return 'noConsent';\n", '']],
    ...{ test, title: counted },
  },
  {
    fault: 'a campaign goes to players who have reached a limit',
    file: reach,
    change: [["return limited.has(id) ? 'limitReached' : 'told';", "return 'told';"]],
    ...{ test, title: counted },
  },
  {
    fault: 'a campaign sells where nothing is offered',
    file: reach,
    change: [["    if (isRestricted(country)) return 'restricted';\n", '']],
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
