export const freespinsKey = ['freespins'] as const;
