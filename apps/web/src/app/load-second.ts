/** Modals, alerts and what runs beside a page: fetched while the first load takes the page over. */
export const loadSecond = () => import('./second-load.tsx');
