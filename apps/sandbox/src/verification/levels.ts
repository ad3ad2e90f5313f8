import type { DocSet } from './protocol.ts';

const identity: DocSet = {
  idDocSetType: 'IDENTITY',
  types: ['PASSPORT', 'ID_CARD', 'DRIVERS', 'RESIDENCE_PERMIT'],
  subTypes: ['FRONT_SIDE', 'BACK_SIDE'],
};
const selfie: DocSet = {
  idDocSetType: 'SELFIE',
  types: ['SELFIE'],
  videoRequired: 'passiveLiveness',
};
const residence: DocSet = {
  idDocSetType: 'PROOF_OF_RESIDENCE',
  types: ['UTILITY_BILL', 'BANK_STATEMENT', 'TAX_RETURN'],
};
const income: DocSet = {
  idDocSetType: 'INVESTABILITY',
  types: ['INCOME_SOURCE', 'BANK_STATEMENT', 'TAX_RETURN'],
};

/** What each level asks for, in the order in which it is asked; the provider's own configuration. */
export const levels = {
  'id-and-selfie': [identity, selfie],
  address: [residence],
  funds: [income],
} as const satisfies Record<string, readonly DocSet[]>;
export type LevelName = keyof typeof levels;

export const isLevel = (name: string): name is LevelName => Object.hasOwn(levels, name);

/** Cards have two sides that are looked at, everything else one. */
export const sidesOf = (idDocType: string): readonly string[] =>
  ['ID_CARD', 'DRIVERS', 'RESIDENCE_PERMIT'].includes(idDocType)
    ? ['FRONT_SIDE', 'BACK_SIDE']
    : ['FRONT_SIDE'];
