import { expect, test } from 'vitest';
import { createSettingsService } from '../service.ts';

const settings = createSettingsService({
  restrictedCountries: [],
  questsEnabled: false,
  loyaltyEnabled: true,
  minimumAge: 18,
});

test('[3-02] every locale has its code and name, and exactly one is the default', () => {
  expect(settings.locales()).toEqual([
    { code: 'en', isDefault: true, name: 'English' },
    { code: 'de', isDefault: false, name: 'Deutsch' },
    { code: 'es', isDefault: false, name: 'Español' },
    { code: 'pt-br', isDefault: false, name: 'Português (Brasil)' },
    { code: 'ar', isDefault: false, name: 'العربية' },
  ]);
});

test('[3-04] the constants name states, time zones and features', () => {
  const { player, payment, game, features } = settings.constants();
  expect(player.timeZone).toContainEqual({ id: 'America/New_York', name: 'America/New York' });
  expect(player.playerStatuses).toEqual({ active: 1, closed: 2 });
  expect(player.document.status).toEqual({ pending: 1, approved: 2, rejected: 3, expired: 4 });
  expect(payment).toEqual({
    invoiceStatuses: { pending: 1, success: 2, error: 3 },
    invoiceTypes: { deposit: 1, withdrawal: 2 },
  });
  expect(game.playerBonus).toEqual({
    status: { issued: 1, active: 2, finished: 3 },
    result: { issued: 1, played: 2, canceled: 3, expired: 4, lost: 5 },
  });
  expect(game.playerFreespin.result).not.toHaveProperty('lost');
  expect(game).toHaveProperty('bet.status');
  expect(features).toEqual({ questsEnabled: false, loyaltyEnabled: true });
});
