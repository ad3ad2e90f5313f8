import type { Game } from '@pierlight/contract/catalogue/schemas';

/** Games and who makes them, as they are kept. */
export type GameTables = {
  'catalogue.provider': { id: string; name: string };
  'catalogue.game': {
    id: string;
    name: string;
    provider_id: string;
    category: string;
    rtp: number;
    volatility: Game['volatility'];
    deviation: number | null;
    pays: unknown;
    stakes: unknown;
    facts: unknown;
    has_demo: boolean;
    table_group: string | null;
    countries: string[];
    released_on: string;
    thumb_vertical: string;
    thumb_square: string;
    backdrop: string;
    is_enabled: boolean;
    updated_at: Date;
  };
};
