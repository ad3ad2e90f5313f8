/** Amounts, names and codes are read left to right inside the Arabic sentence: each is isolated. */
export const isolated = (value: string): string => `\u2068${value}\u2069`;
