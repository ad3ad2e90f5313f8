import { redirect } from '@tanstack/react-router';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { readBonusesSearch } from '#features/bonuses/bonuses-search.ts';
import { readGamesSearch } from '#features/catalogue/games-filter.ts';
import { readSpinsSearch } from '#features/gameplay/spins-period.ts';
import { readHistorySearch } from '#features/history/history-search.ts';
import { readAutoLoginSearch } from '#features/identity/auto-login-search.ts';
import { readSessionsSearch } from '#features/identity/sessions-search.ts';
import { readInboxSearch } from '#features/notifications/inbox-search.ts';
import { readStatementSearch } from '#features/wallet/statement-search.ts';
import { readModalSearch } from '#shared/modals/address.ts';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import type { Modals } from '#shared/modals/modals.ts';
import { parseSearch, stringifySearch } from '#shared/navigation/search.ts';

/* The compiler is the one that tests here: `npm run types`. */
describe('links and navigations are checked', () => {
  it('against the catalogue of modals on every page [2.2-01]', () => {
    redirect({ to: '/', search: { 'sign-in': 'true' } });
    redirect({ to: '/profile/limits', search: { wallet: 'deposit', method: 'card' } });
    redirect({ to: '.', search: { success: 'an-invoice' } });
    // @ts-expect-error No modal of that name.
    redirect({ to: '/', search: { 'sign-inn': 'true' } });
    // @ts-expect-error No value of it.
    redirect({ to: '/', search: { 'sign-in': 'yes' } });
    // @ts-expect-error No value of it.
    redirect({ to: '.', search: { wallet: 'everything' } });
    // @ts-expect-error A value is text.
    redirect({ to: '/profile/limits', search: { success: 7 } });
    // @ts-expect-error No parameter of a modal, nor of this page.
    redirect({ to: '/', search: { resetcode: 'c0de' } });
  });

  it('against what their page reads [2.1-29]', () => {
    redirect({ to: '/providers', search: { provider: 'northlight', 'sign-in': 'true' } });
    redirect({ to: '/profile/history', search: { tab: 'sessions', period: 'month', page: 2 } });
    redirect({ to: '/profile/history', search: { game: 'koi-lantern' } });
    // @ts-expect-error This page has no studios.
    redirect({ to: '/favorites', search: { provider: 'northlight' } });
    // @ts-expect-error No order of games.
    redirect({ to: '/providers', search: { sort: 'cheapest' } });
    // @ts-expect-error Sign-ins are not listed by the day.
    redirect({ to: '/profile/history', search: { tab: 'sessions', period: 'today' } });
    // @ts-expect-error No tab of the history.
    redirect({ to: '/profile/history', search: { tab: 'dreams' } });
  });

  it('so are links over the page one is on, and what opens a modal without one [2.2-01]', () => {
    const press = (modals: Modals) => {
      modals.open('wallet', 'deposit', { amount: '20' });
      // @ts-expect-error No modal of that name.
      modals.open('walet');
      // @ts-expect-error No value of it.
      modals.open('wallet', 'everything');
      // @ts-expect-error No parameter of it.
      modals.open('wallet', 'deposit', { resetCode: 'c0de' });
    };
    const links = [
      createElement(ModalLink<'wallet'>, { modal: 'wallet', value: 'withdraw' }),
      // @ts-expect-error No value of it.
      createElement(ModalLink<'wallet'>, { modal: 'wallet', value: 'everything' }),
      // @ts-expect-error It takes no value.
      createElement(ModalLink<'sign-in'>, { modal: 'sign-in', value: 'yes' }),
      // @ts-expect-error No modal of that name.
      createElement(ModalLink<'walet'>, { modal: 'walet' }),
    ];
    expect([press, ...links]).toHaveLength(5);
  });
});

/* The router writes what a route reads into the address, and leads there where that changes it. */
describe('what a route reads of an address', () => {
  const readers = {
    readAutoLoginSearch,
    readBonusesSearch,
    readGamesSearch,
    readHistorySearch,
    readInboxSearch,
    readModalSearch,
    readSessionsSearch,
    readSpinsSearch,
    readStatementSearch,
  };
  const addresses = [
    '?utm_source=a&wallet=deposit&sign-in=true&method=card&amount=20',
    '?wallet=everything&sign-up=false&reset-pass=true&resetCode=c0de&game=g',
    '?wallet=deposit&wallet=withdraw&page=2&page=3&tab=spins',
    '?tab=sessions&period=week&page=02&state=x',
    '?tab=bonuses&state=held&currency=EUR&page=3',
    '?tab=transactions&year=2026.0&page=1e3&kind=bet&period=today',
    '?tab=transactions&year=2027&page=9&until=019ab3c4-0000-7000-8000-000000000001',
    '?tab=dreams&page=%2B7&currency=eur&game=../x&until=y',
    '?provider=a&provider=OK&volatility=low&volatility=wild&sort=rtp',
    '?volatility=high&provider=&sort=cheapest&toString=x&__proto__=y',
  ];

  it.each(Object.entries(readers))('%s leaves it as it is [2.2-02]', (_, read) => {
    for (const address of addresses) {
      const search = parseSearch(address);
      expect(stringifySearch({ ...search, ...read(search) })).toBe(stringifySearch(search));
    }
  });

  it('is something', () => {
    expect(readModalSearch(parseSearch(addresses[0] ?? ''))).toEqual({
      wallet: 'deposit',
      'sign-in': 'true',
      method: 'card',
      amount: '20',
    });
    expect(readModalSearch(parseSearch(addresses[1] ?? ''))).toEqual({
      'reset-pass': 'true',
      resetCode: 'c0de',
      game: 'g',
    });
    expect(readGamesSearch(parseSearch(addresses[8] ?? ''))).toEqual({
      provider: ['a', 'OK'],
      sort: 'rtp',
    });
    expect(readHistorySearch(parseSearch(addresses[3] ?? ''))).toEqual({
      tab: 'sessions',
      period: 'week',
    });
  });
});
