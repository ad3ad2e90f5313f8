import { api } from '../../kernel/http/api.ts';
import type { SettingsService } from './service.ts';

export function createSettingsRoutes(service: SettingsService) {
  return {
    currencies: api.settings.currencies.handler(({ input }) => ({
      data: [...service.currencies(input.visible)],
    })),
    locales: api.settings.locales.handler(() => ({ data: [...service.locales()] })),
    countries: api.settings.countries.handler(() => ({ data: [...service.countries()] })),
    constants: api.settings.constants.handler(() => ({ data: service.constants() })),
  };
}
