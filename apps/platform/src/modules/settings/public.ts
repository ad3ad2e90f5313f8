import { createSettingsRoutes } from './routes.ts';
import { createSettingsService, type SettingsOptions } from './service.ts';

export { createOpenExchangeRates } from './adapters/open-exchange-rates.ts';
export { currencies } from './currencies.ts';
export { createRates, ratesSchedule } from './rates/rates.ts';
export type { SettingsService } from './service.ts';

/** What holds everywhere on the site: currencies, locales, countries, constants; the contract's handlers. */
export function createSettings(options: SettingsOptions) {
  const service = createSettingsService(options);
  return { ...service, routes: createSettingsRoutes(service) };
}
