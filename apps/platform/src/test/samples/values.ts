export type Input = Readonly<Record<string, unknown>>;
export type Samples = Readonly<Record<string, Input>>;

export const uuid = '01930000-0000-7000-8000-000000000000';
export const visitor = { visitorId: 'visitor', confidence: 0.5 };

/** What a person may tell of themselves. */
export const person: Input = {
  nickname: 'Martha',
  firstName: 'Martha',
  lastName: 'Lighthouse',
  gender: 'female',
  nationality: 'DE',
  placeOfBirth: 'Kiel',
  personalIdNumber: 'T22000129',
  cpf_number: '52998224725',
  profession: 'keeper',
  phone: '+4915112345678',
  city: 'Kiel',
  address: 'Pier 1',
  additionalAddress: 'Lamp 2',
  postalCode: '24103',
  timeZone: 'Europe/Berlin',
  language: 'de',
  securityQuestion: 'firstPet',
  securityAnswer: 'Fathom',
  receiveEmailPromo: true,
  receiveSmsPromo: true,
  receiveBonus: true,
  hideName: true,
};
