/** `2026-11-27 04:05:06.789`, in UTC. */
export const millisecond = (time: number): string =>
  new Date(time).toISOString().replace('T', ' ').replace('Z', '');

/** `2026-11-27 04:05:06`, in UTC. */
export const second = (time: number): string => millisecond(time).slice(0, 19);

/** `2026-11-27 04:05:06+0000`. */
export const secondWithZone = (time: number): string => `${second(time)}+0000`;
