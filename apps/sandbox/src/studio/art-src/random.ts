export type Random = () => number;

/** FNV-1a, 32 bits. */
const seedOf = (text: string): number => {
  let h = 2166136261;
  for (const ch of text) {
    h ^= ch.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
};

/** Mulberry32 seeded by a name: the same drawing in every run. Values in [0, 1). */
export function randomFrom(name: string): Random {
  let a = seedOf(name);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
