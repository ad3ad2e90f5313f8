/**
 * The ground of a page in each theme (`--color-bg`), for what browsers and devices draw around it: they read
 * no custom properties and, of older ones, no oklch.
 */
export const themeColors = { dark: '#0f0d15', light: '#f9f6f1' } as const;
