import { createHmac } from 'node:crypto';
import { keyFor } from '../../../kernel/sealing.ts';
import type { Visitor } from '../sessions.ts';

/** What is known of a person, to know them again under another account. Nothing of it has to be there. */
export interface KnownPerson {
  readonly emails: readonly (string | null)[];
  /** In E.164. */
  readonly phones: readonly (string | null)[];
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly birthdate: string;
  readonly taxNumber: string | null;
  readonly visitors: readonly Pick<Visitor, 'visitorId' | 'confidence'>[];
}

/**
 * How sure a visitor id has to be. Even then two devices of one model may share it, and one device a family:
 * it counts together with the birth date alone.
 */
export const sureVisitor = 0.6;

/** Mail hosts where dots in a name mean nothing; the second is another name of the first. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address, however it is spelt: small letters, no tag after a plus, no dots of Gmail. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, at).toLowerCase().split('+');
  if (!dotless.has(host)) return `${name}@${host}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}

/** Letters that do not come apart into a plain one and its mark. */
const spelt: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'a',
  œ: 'o',
  ı: 'i',
};

/** A name as it is compared: without marks, and ä like ae like a, since forms and passports differ in that. */
function namePart(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ßøłđæœı]/g, (letter) => spelt[letter] ?? letter)
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1');
}

const words = (text: string): string[] =>
  namePart(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** First of the given names and last of the family names, in either order; null where one is missing. */
function nameOf({ firstName, lastName }: KnownPerson): string | null {
  const given = words(firstName ?? '').at(0);
  const family = words(lastName ?? '').at(-1);
  if (given === undefined || family === undefined) return null;
  return [given, family].sort().join(' ');
}

/** Marks of persons under a key of the installation: equal for whoever is the same, and unreadable. */
export function createMarks(secret: string) {
  const key = keyFor(secret, 'excluded persons');
  const mark = (...parts: readonly string[]): Buffer =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest();

  return (person: KnownPerson): Buffer[] => {
    const known = (texts: readonly (string | null)[]) => texts.filter((text) => text !== null);
    const name = nameOf(person);
    const taxNumber = person.taxNumber?.replace(/\D/g, '') ?? '';
    const marks = [
      ...known(person.emails).map((email) => mark('email', mailboxOf(email))),
      ...known(person.phones).map((phone) => mark('phone', phone.replace(/\D/g, ''))),
      ...(name === null ? [] : [mark('name', name, person.birthdate)]),
      ...(taxNumber === '' ? [] : [mark('taxNumber', taxNumber)]),
      ...person.visitors
        .filter(({ confidence }) => confidence >= sureVisitor)
        .map(({ visitorId }) => mark('device', visitorId, person.birthdate)),
    ];
    return [...new Map(marks.map((one) => [one.toString('hex'), one])).values()];
  };
}

export type Marks = ReturnType<typeof createMarks>;
