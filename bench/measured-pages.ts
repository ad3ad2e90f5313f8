/** The pages whose speed a person feels first, by name. */
export const measuredPages = {
  home: '/',
  category: '/categories/slots',
  game: '/games/koi-lantern',
} as const;

export type MeasuredPage = keyof typeof measuredPages;
export const pageNames = Object.keys(measuredPages) as MeasuredPage[];
