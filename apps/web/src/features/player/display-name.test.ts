import { describe, expect, it } from 'vitest';
import { displayName, maskedEmail } from './display-name.ts';

describe('the name a player is shown by', () => {
  it('is the e-mail with the last three characters before the @ masked [5c-04]', () => {
    expect(maskedEmail('marakern@example.com')).toBe('marak***');
    expect(maskedEmail('mara@example.com')).toBe('m***');
    expect(maskedEmail('bob@example.com')).toBe('b**');
    expect(maskedEmail('a@example.com')).toBe('a');
  });

  it('falls back from the nickname to the name, the e-mail and nothing [3-17]', () => {
    const email = 'mara@example.com';
    expect(displayName({ nickname: 'Lamp', firstName: 'Mara', email })).toBe('Lamp');
    expect(displayName({ nickname: '', firstName: 'Mara', email })).toBe('Mara');
    expect(displayName({ nickname: null, firstName: null, email })).toBe('m***');
    expect(displayName({ nickname: null, firstName: null, email: null })).toBeNull();
  });
});
