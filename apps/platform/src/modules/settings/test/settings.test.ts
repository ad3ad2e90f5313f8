import { describe, expect, test } from 'vitest';
import { createSettingsService } from '../service.ts';

const settings = createSettingsService({
  restrictedCountries: ['TR'],
  questsEnabled: false,
  loyaltyEnabled: true,
  minimumAge: 18,
});

describe('settings', () => {
  test('[3-01] [9-02] exactly one currency is the base, and every unit is a power of ten', () => {
    const currencies = settings.currencies(true);
    expect(currencies.filter(({ isBase }) => isBase).map(({ code }) => code)).toEqual(['EUR']);
    expect(Object.fromEntries(currencies.map((one) => [one.code, one.subunitToUnit]))).toEqual({
      EUR: 100,
      USD: 100,
      BRL: 100,
      JPY: 1,
      BTC: 1e8,
      ETH: 1e9,
      USDT: 1e6,
      XRP: 1e6,
    });
  });

  test('[9-01] excluded countries are not on the list, and restricted all the same', () => {
    const codes = settings.countries().map(({ code }) => code);
    for (const code of ['US', 'UM', 'GB', 'FR', 'NL', 'AW', 'CW', 'MF']) {
      expect(codes).not.toContain(code);
      expect(settings.isRestricted(code)).toBe(true);
    }
    expect(codes).toContain('DE');
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('[3-03] a country restricted by setting stays on the list with its flag', () => {
    expect(settings.countries().find(({ code }) => code === 'TR')?.restrict).toBe(true);
    expect(settings.isRestricted('DE')).toBe(false);
    expect(settings.isRestricted(null)).toBe(false);
  });

  test('[9-03] a country suggests its locale and currency, English and the euro when unknown', () => {
    expect(settings.localeOfCountry('AT')).toBe('de');
    expect(settings.localeOfCountry('MX')).toBe('es');
    expect(settings.localeOfCountry('BR')).toBe('pt-br');
    expect(settings.localeOfCountry('AE')).toBe('ar');
    expect(settings.localeOfCountry('JP')).toBe('en');
    expect(settings.currencyOfCountry('BR')).toBe('BRL');
    expect(settings.localeOfCountry(null)).toBe('en');
    expect(settings.currencyOfCountry(null)).toBe('EUR');
  });
});
