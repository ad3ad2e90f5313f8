/** How far apart the pays of a game lie, the calmest first. */
export const risks = ['low', 'medium', 'high'] as const;
export type Risk = (typeof risks)[number];
