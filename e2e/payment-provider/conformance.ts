/**
 * What the platform relies on in every payment provider, whatever its protocol: run against the
 * provider's sandbox, over real HTTP, through the adapter that the platform uses.
 */
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { describeCallbacks } from './callback-conformance.ts';
import { describeFailures } from './failure-conformance.ts';
import { describePayments } from './payment-conformance.ts';
import { type Deed, type ProviderUnderTest, standOf } from './provider-under-test.ts';
import { describeStatements } from './statement-conformance.ts';

const everyDeed = [
  'pays',
  'isDeclined',
  'standsBeforeChallenge',
  'passesChallenge',
  'failsChallenge',
  'leaves',
] as const satisfies readonly Deed[];

/**
 * A provider that passes may be offered to players.
 *
 * @param deeds what its customers can do; all must be able to pay and to stop half-way
 */
export function describePaymentProvider(
  name: string,
  build: () => Promise<ProviderUnderTest>,
  deeds: readonly Deed[] = everyDeed,
): void {
  describe(`the payment provider ${name}`, { timeout: 60_000 }, () => {
    let on: ProviderUnderTest;
    const realNow = () => new Date();
    beforeAll(async () => {
      on = await build();
    }, 60_000);
    afterAll(() => on?.close());
    afterEach(() => {
      on.wire.trouble = { kind: 'none' };
      on.callbacks.status = 200;
      on.clock.now = realNow;
    });

    const stand = standOf(() => on);
    describePayments(stand, deeds);
    describeCallbacks(stand);
    describeFailures(stand);
    describeStatements(stand, deeds);
  });
}
