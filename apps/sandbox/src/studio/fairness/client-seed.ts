/** A client seed as the studio takes it; no colon, which parts the seeds from what is counted. */
export const clientSeedPattern = /^[A-Za-z0-9_-]{1,64}$/;
