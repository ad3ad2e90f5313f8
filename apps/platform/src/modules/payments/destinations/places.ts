import type { FieldError } from '@pierlight/contract/common/errors';
import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { isAddress, isTag, networkOf, networks } from '../addresses/networks.ts';
import { fieldErrors } from '../method-fields.ts';
import { maskedDestination, plainFields, type WithdrawalMethod } from '../withdrawals/methods.ts';
import type { DestinationRow, PlaceFields } from './repository.ts';

const tagField: FieldDefinition = {
  ...{ name: 'payoutTag', kind: 'destinationTag', required: false, step: 1, rules: [] },
};

/** What a destination of a method consists of in a currency; nothing where none can be saved. */
export function destinationFieldsOf(method: WithdrawalMethod, currency: string): FieldDefinition[] {
  if (!method.toAddress) return [...method.destinationFields];
  const choices = Object.entries(networks).filter(([, { currencies }]) =>
    currencies.some((code) => code === currency),
  );
  const isTagged = choices.some(([, { hasTag }]) => hasTag);
  return [
    {
      ...{ name: 'payoutNetwork', kind: 'radio', required: true, step: 1, rules: [] },
      choices: choices.map(([name]) => name),
    },
    {
      ...{ name: 'payoutAddress', kind: 'text', required: true, step: 1 },
      rules: [{ rule: 'max', max: 128 }],
    },
    ...(isTagged ? [tagField] : []),
  ];
}

/** What is wrong with what was typed, by its place in the request; null when all is well. */
export function placeErrors(
  method: WithdrawalMethod,
  currency: string,
  given: PlaceFields,
  today: string,
): Record<string, FieldError[]> | null {
  const errors = fieldErrors(destinationFieldsOf(method, currency), given, today);
  if (errors || !method.toAddress) return errors;
  const { payoutNetwork = '', payoutAddress = '', payoutTag = '' } = given;
  const chain = networkOf(payoutNetwork);
  const broken = (name: string, rule: string) => ({ [`fields.${name}`]: [{ rule, params: {} }] });
  if (!chain?.currencies.includes(currency)) return broken('payoutNetwork', 'oneOf');
  if (!isAddress(payoutAddress, chain)) return broken('payoutAddress', 'address');
  const isTagRight = payoutTag === '' || (chain.hasTag && isTag(payoutTag));
  return isTagRight ? null : broken('payoutTag', 'tag');
}

/** The place as its provider is told of it, and as its player recognises it. */
export function placeOf(
  method: WithdrawalMethod,
  given: PlaceFields,
): Pick<DestinationRow, 'fields' | 'shown'> {
  if (!method.toAddress) {
    const fields = plainFields(given);
    return { fields, shown: maskedDestination(fields) };
  }
  const { payoutNetwork = '', payoutAddress = '', payoutTag = '' } = given;
  const tag = payoutTag === '' ? {} : { tag: payoutTag };
  return {
    fields: { network: payoutNetwork, address: payoutAddress, ...tag },
    shown: payoutAddress,
  };
}

/** An address as its player recognises it: `tb1qw5…xpjzsx`. */
export function masked(address: string): string {
  return address.length <= 16 ? address : `${address.slice(0, 6)}…${address.slice(-6)}`;
}

/** Where a destination is, without any word of its player's: for mails. */
export function writtenPlace({ fields, shown }: Pick<DestinationRow, 'fields' | 'shown'>): string {
  return addressIn(fields) ?? shown;
}

/** Where coins go, by network and masked address; null of what does not go to an address. */
export function addressIn({ network, address }: PlaceFields): string | null {
  if (network === undefined || address === undefined) return null;
  return `${networkOf(network)?.name ?? network}, ${masked(address)}`;
}

/** The same with the player's own word for an address, for the page and the inbox. */
export function namedPlace({ fields, shown, label }: DestinationRow): string {
  if (fields.address === undefined) return shown;
  return `${label ?? ''} · ${masked(fields.address)}`;
}
