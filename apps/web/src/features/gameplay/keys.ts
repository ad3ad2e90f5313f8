export const gameplayKeys = {
  all: ['gameplay'] as const,
  played: ['gameplay', 'played'] as const,
  winners: ['gameplay', 'winners'] as const,
  spins: ['gameplay', 'spins'] as const,
};
