import { describe, expect, it } from 'vitest';
import { chatOptions, restoreIdOf } from './freshchat.ts';
import { isChatOffered } from './offered.ts';

const settings = { host: 'https://chat.test', token: 'site' };

describe('the chat', () => {
  it('is for players, and for guests only where that is switched on [6-06]', () => {
    expect(isChatOffered('player', false)).toBe(true);
    expect(isChatOffered('guest', false)).toBe(false);
    expect(isChatOffered('guest', true)).toBe(true);
    expect(isChatOffered('resuming', true)).toBe(false);
  });

  it("brings a player's own conversation back, and a guest's never [7h-03]", () => {
    const visitor = { locale: 'ar', direction: 'rtl', restoreId: 'r1' } as const;
    expect(chatOptions(settings, { ...visitor, playerId: 'anna' })).toMatchObject({
      token: 'site',
      host: 'https://chat.test',
      externalId: 'anna',
      restoreId: 'r1',
      locale: 'ar',
      config: { headerProperty: { direction: 'rtl' } },
    });
    const guest = chatOptions(settings, { ...visitor, playerId: null });
    expect(guest).not.toHaveProperty('externalId');
    expect(guest).not.toHaveProperty('restoreId');
  });

  it('takes a restore id only from an answer that has one', () => {
    expect(restoreIdOf({ status: 200, data: { restoreId: 'r1' } })).toBe('r1');
    for (const answer of [
      undefined,
      { status: 404, data: null },
      { status: 200, data: {} },
      { status: 200, data: { restoreId: 7 } },
      { status: 500, data: { restoreId: 'r1' } },
    ])
      expect(restoreIdOf(answer)).toBeNull();
  });
});
