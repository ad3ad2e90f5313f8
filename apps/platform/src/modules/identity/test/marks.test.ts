import { expect, test } from 'vitest';
import { createMarks, type KnownPerson, mailboxOf } from '../exclusion/marks.ts';

const marksOf = createMarks('f'.repeat(32));
const nobody: KnownPerson = {
  ...{ emails: [], phones: [], firstName: null, lastName: null, taxNumber: null, visitors: [] },
  birthdate: '1990-04-12',
};
const isSame = (one: Partial<KnownPerson>, other: Partial<KnownPerson>) => {
  const known = new Set(marksOf({ ...nobody, ...one }).map((mark) => mark.toString('hex')));
  return marksOf({ ...nobody, ...other }).some((mark) => known.has(mark.toString('hex')));
};
const named = (firstName: string, lastName: string, birthdate = '1990-04-12') => ({
  ...{ firstName, lastName, birthdate },
});

test('[P-22] one mailbox is known in every spelling of its address, and others are not taken for it', () => {
  expect(mailboxOf('An.Na+slots@GoogleMail.com')).toBe('anna@gmail.com');
  expect(mailboxOf('anna+1@example.com')).toBe('anna@example.com');
  expect(mailboxOf('an.na@example.com')).toBe('an.na@example.com');
  const anna = { emails: ['anna@gmail.com'] };
  for (const email of ['a.n.n.a@gmail.com', 'ANNA@googlemail.com', 'anna+x+y@gmail.com'])
    expect(isSame(anna, { emails: [email] }), email).toBe(true);
  for (const email of ['annas@gmail.com', 'anna@example.com', 'anna@mail.gmail.com'])
    expect(isSame(anna, { emails: [email] }), email).toBe(false);
  expect(isSame({ emails: ['an.na@example.com'] }, { emails: ['anna@example.com'] })).toBe(false);
});

test('[P-22] a name counts with its birth date, however forms spell it, and never alone', () => {
  const jose = named('José María', 'García Núñez');
  expect(isSame(jose, named('JOSE', 'Nunez'))).toBe(true);
  expect(isSame(jose, named('Núñez', 'José'))).toBe(true);
  expect(isSame(named('Jörg', 'Weiß'), named('Joerg', 'Weiss'))).toBe(true);
  expect(isSame(named('محمد', 'علي'), named('محمد', 'علي'))).toBe(true);
  expect(isSame(jose, named('José', 'Núñez', '1990-04-13'))).toBe(false);
  expect(isSame(jose, named('José', 'Ruiz'))).toBe(false);
  expect(isSame({ firstName: 'José' }, { firstName: 'José' })).toBe(false);
});

test('[P-22] a device counts when it is sure, and with the birth date: a family may share it', () => {
  const at = (confidence: number, birthdate = '1990-04-12') => ({
    birthdate,
    visitors: [{ visitorId: 'browser', confidence }],
  });
  expect(isSame(at(0.7), at(0.6))).toBe(true);
  expect(isSame(at(0.7), at(0.5))).toBe(false);
  expect(isSame(at(0.7), at(0.7, '1962-01-30'))).toBe(false);
});

test('[P-22] a number and a tax number are known in whatever form they are written', () => {
  expect(isSame({ phones: ['+4915112345678'] }, { phones: ['+49 151 12345678'] })).toBe(true);
  expect(isSame({ taxNumber: '529.982.247-25' }, { taxNumber: '52998224725' })).toBe(true);
  expect(isSame({ taxNumber: '' }, { taxNumber: '' })).toBe(false);
  // The digits of one are no other.
  expect(isSame({ phones: ['+52998224725'] }, { taxNumber: '52998224725' })).toBe(false);
});

test('marks of another installation are others', () => {
  const theirs = createMarks('g'.repeat(32));
  const anna = { ...nobody, emails: ['anna@example.com'] };
  expect(theirs(anna)[0]?.equals(marksOf(anna)[0] ?? Buffer.alloc(0))).toBe(false);
});
