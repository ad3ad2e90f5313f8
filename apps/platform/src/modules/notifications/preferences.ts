import { channels, defaultOf, messageKinds } from '@pierlight/contract/notifications/kinds';
import type {
  Choice,
  Preferences,
  QuietHours,
} from '@pierlight/contract/notifications/preferences';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Ids } from '../../kernel/ids.ts';
import { allChoices, quietHoursOf, saveChoice, saveQuietHours } from './preference-repository.ts';
import { preferencesChanged } from './preferences-changed.ts';
import type { ReachDeps } from './reach.ts';

export interface ChooseDeps {
  readonly clock: Clock;
  readonly ids: Ids;
  /** Offers by mail are the profile's. */
  readonly setEmailPromotions: (tx: Tx, playerId: string, isOn: boolean) => Promise<void>;
}

export interface PreferencesDeps extends ChooseDeps, Pick<ReachDeps, 'mailContacts'> {
  readonly db: Database;
}

/** Writes down what a player chose of a kind on a channel, and tells the player's screens. */
export type Choose = (tx: Tx, playerId: string, choice: Choice) => Promise<void>;

export const createChoose =
  ({ clock, ids, setEmailPromotions }: ChooseDeps): Choose =>
  async (tx, playerId, choice) => {
    if (choice.kind === 'offers' && choice.channel === 'mail')
      await setEmailPromotions(tx, playerId, choice.isOn);
    else await saveChoice(tx, playerId, choice, clock.now());
    await preferencesChanged(tx, ids, playerId);
  };

/** What players choose of messages, by kind and channel, and when none disturbs. */
export function createPreferences(deps: PreferencesDeps) {
  const { db, clock, ids } = deps;
  const choose = createChoose(deps);

  async function shown(tx: Tx, playerId: string): Promise<Preferences> {
    const chosen = await allChoices(tx, playerId);
    const contact = (await deps.mailContacts(tx, [playerId], clock.now())).get(playerId);
    const choices = messageKinds.flatMap((kind) =>
      channels.map((channel) => {
        const byDefault = defaultOf(kind, channel);
        const own =
          kind === 'offers' && channel === 'mail'
            ? contact?.wantsOffers
            : chosen.find((one) => one.kind === kind && one.channel === channel)?.isOn;
        const canChange = byDefault !== 'always';
        return { kind, channel, isOn: !canChange || (own ?? byDefault === 'on'), canChange };
      }),
    );
    return { choices, quietHours: await quietHoursOf(tx, playerId) };
  }

  const changing = (playerId: string, change: (tx: Tx) => Promise<void>) =>
    db.transaction().execute(async (tx) => {
      await change(tx);
      return shown(tx, playerId);
    });

  return {
    of: (playerId: string) => db.transaction().execute((tx) => shown(tx, playerId)),

    /** @throws DomainError invalidInput for what is always told */
    choose(playerId: string, choice: Choice): Promise<Preferences> {
      if (defaultOf(choice.kind, choice.channel) === 'always')
        throw new DomainError('invalidInput', {
          fields: { isOn: [{ rule: 'alwaysTold', params: {} }] },
        });
      return changing(playerId, (tx) => choose(tx, playerId, choice));
    },

    setQuietHours: (playerId: string, hours: QuietHours) =>
      changing(playerId, async (tx) => {
        await saveQuietHours(tx, playerId, hours);
        await preferencesChanged(tx, ids, playerId);
      }),
  };
}

export type PreferencesService = ReturnType<typeof createPreferences>;
