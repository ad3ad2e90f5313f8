import type { Profile, ProfileChanges } from '@pierlight/contract/player/schemas';
import { readPhone } from '@pierlight/validation/phone';
import type { ProfileColumns, ProfileRow } from './repository.ts';

/** Texts that a profile keeps as they were typed, by their column. */
const textColumns = {
  nickname: 'nickname',
  firstName: 'first_name',
  lastName: 'last_name',
  gender: 'gender',
  nationality: 'nationality',
  placeOfBirth: 'place_of_birth',
  personalIdNumber: 'personal_id_number',
  cpf_number: 'cpf_number',
  profession: 'profession',
  phone: 'phone',
  city: 'city',
  address: 'address',
  additionalAddress: 'additional_address',
  postalCode: 'postal_code',
  timeZone: 'time_zone',
  language: 'language',
  securityQuestion: 'security_question',
} as const satisfies Partial<Record<keyof Profile, keyof ProfileRow>>;

type TextName = keyof typeof textColumns;
const textNames = Object.keys(textColumns) as TextName[];

/** Values of the fields, of a form or a request; null and an empty text are none. */
export type Details = Omit<ProfileChanges, 'pwaInstalled' | 'freshchatRestoreId'>;

export function profileOf(row: ProfileRow): Profile {
  const texts = Object.fromEntries(
    textNames.map((name) => [name, row[textColumns[name]]]),
  ) as Record<TextName, string | null>;
  return {
    id: row.id,
    email: row.email,
    emailConfirmed: row.email_confirmed_at !== null,
    ...texts,
    phoneConfirmed: row.phone_confirmed,
    hasSecurityAnswer: row.security_answer_hash !== null,
    country: row.country,
    currency: row.currency,
    locale: row.locale,
    birthdate: row.birthdate,
    receiveEmailPromo: row.receive_email_promo,
    receiveSmsPromo: row.receive_sms_promo,
    receiveBonus: row.receive_bonus,
    hideName: row.hide_name,
    pwaInstalled: row.pwa_installed,
    isNewlyRegistered: false,
    freshchatRestoreId: row.freshchat_restore_id,
    createdAt: row.created_at.toISOString(),
  };
}

/** The answer to a security question as it is compared: without capitals and doubled spaces. */
function plainAnswer(answer: string): string {
  return answer.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** A value in the one form in which it is kept: a phone as E.164, a tax number as its digits. */
function keptText(name: TextName, value: string | null): string | null {
  const text = value?.trim() ?? '';
  if (text === '') return null;
  if (name === 'cpf_number') return text.replace(/\D/g, '');
  if (name !== 'phone') return text;
  const reading = readPhone(text);
  return reading.fault === undefined ? reading.number : null;
}

/** The columns that valid details change; what is left out stays. `hash` makes a PHC string. */
export async function columnsOf(
  details: Details,
  hash: (secret: string) => Promise<string>,
): Promise<ProfileColumns> {
  const columns: ProfileColumns = {};
  for (const name of textNames) {
    const value = details[name];
    if (value !== undefined) columns[textColumns[name]] = keptText(name, value);
  }
  if (details.locale !== undefined) columns.locale = details.locale;
  if (details.receiveEmailPromo !== undefined)
    columns.receive_email_promo = details.receiveEmailPromo;
  if (details.receiveSmsPromo !== undefined) columns.receive_sms_promo = details.receiveSmsPromo;
  if (details.receiveBonus !== undefined) columns.receive_bonus = details.receiveBonus;
  if (details.hideName !== undefined) columns.hide_name = details.hideName;
  if (columns.security_question === null) columns.security_answer_hash = null;
  else if (details.securityAnswer)
    columns.security_answer_hash = await hash(plainAnswer(details.securityAnswer));
  return columns;
}
