/** Everything cached of quests. */
export const questsKey = ['quests'] as const;
