import { DomainError } from '../../kernel/errors/domain-error.ts';
import { stakeOnWire, subunitsOf } from './adapters/hub88-amounts.ts';
import { createPlayUnits, type UnitsOfCurrency, unitsOf } from './play-units.ts';
import type { FreeRoundsGiver, FreeRoundsOffer, FreeRoundsOrder, GivenRounds } from './ports.ts';

/** Free rounds as somebody wants them given. */
export interface FreeRoundsRequest {
  readonly playerId: string;
  readonly gameId: string;
  readonly rounds: number;
  readonly currency: UnitsOfCurrency;
  /** What each is played at, in subunits. */
  readonly stake: bigint;
  readonly until: Date;
  /** Names the gift. */
  readonly reference: string;
}

/** Given rounds with their stake in the account's own terms. */
export interface KnownRounds extends Omit<GivenRounds, 'stake' | 'unit'> {
  readonly currency: string;
  /** Subunits; null when the unit is none of the house's. */
  readonly stake: bigint | null;
}

const refused = (detail: string) => new DomainError('malformedRequest', { detail });

/** Gives free rounds through the aggregator, which keeps and counts them until they are over. */
export function createFreeRounds(deps: {
  readonly giver: FreeRoundsGiver;
  readonly currencies: readonly UnitsOfCurrency[];
}) {
  const { giver } = deps;
  const units = createPlayUnits(deps.currencies);

  const known = ({ unit: code, stake, ...rest }: GivenRounds): KnownRounds => {
    const unit = units.get(code);
    return {
      ...rest,
      currency: unit?.currency ?? code,
      stake: unit ? (subunitsOf(stake, unit.subunitToUnit) ?? null) : null,
    };
  };

  /**
   * What is to be ordered for a request; nothing is given yet. As games are opened in the smaller unit
   * where they have one, rounds are given in it too.
   * @throws DomainError malformedRequest for rounds nobody offers; gameProviderUnavailable
   */
  async function plan(request: FreeRoundsRequest): Promise<FreeRoundsOrder> {
    const { gameId, currency, rounds, playerId, reference, until } = request;
    const offers = await giver.offers(gameId);
    if (offers.length === 0) throw refused(`There are no free rounds of ${gameId}.`);
    const unit = unitsOf(currency).find(({ code }) => offers.some((one) => one.unit === code));
    if (!unit) throw refused(`There are no free rounds of ${gameId} in ${currency.code}.`);
    const stake = stakeOnWire(request.stake, unit.subunitToUnit);
    if (stake === undefined) throw refused(`${gameId} cannot be played at so fine a stake.`);
    const fits = (offer: FreeRoundsOffer) =>
      offer.unit === unit.code &&
      (offer.stake ?? stake) === stake &&
      (offer.rounds ?? rounds) === rounds;
    const offer = offers.find(fits);
    if (!offer) throw refused(`No ${rounds} free rounds of ${gameId} are offered at that stake.`);
    return {
      ...{ offerId: offer.id, reference, playerId, gameCode: gameId },
      ...{ unit: unit.code, stake, rounds, until },
    };
  }

  return {
    plan,

    /**
     * Gives what is requested.
     * @throws DomainError malformedRequest when it is refused, gameProviderUnavailable when it is not
     *   known whether it was given
     */
    give: async (request: FreeRoundsRequest): Promise<KnownRounds> =>
      known(await giver.give(await plan(request))),

    /** What was given under a reference; undefined for nothing. @throws DomainError gameProviderUnavailable */
    async find(playerId: string, reference: string): Promise<KnownRounds | undefined> {
      const given = (await giver.ofPlayer(playerId)).find((one) => one.reference === reference);
      return given && known(given);
    },

    /**
     * Takes back what is left of them.
     * @throws DomainError malformedRequest when nothing is left, gameProviderUnavailable
     */
    cancel: async (id: string): Promise<KnownRounds> => known(await giver.cancel(id)),
  };
}

export type FreeRounds = ReturnType<typeof createFreeRounds>;
