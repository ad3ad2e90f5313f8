import type { Plugin } from 'vite';

const KEPT = ['regular', 'bold', 'fill'];
const DEFINITIONS = /@phosphor-icons[\\/]react[\\/]dist[\\/]defs[\\/].+\.js$/;
const ENTRY = /\[\s*"(bold|duotone|fill|light|regular|thin)"/g;

/**
 * Leaves out the icon weights the look never uses (thin, light, duotone): each icon module carries
 * six drawings, three of which would be downloaded for nothing.
 */
export function iconWeightsPlugin(): Plugin {
  return {
    name: 'pierlight:icon-weights',
    enforce: 'pre',
    transform(code, id) {
      if (!DEFINITIONS.test(id)) return null;
      const open = code.indexOf('[', code.indexOf('new Map(') + 'new Map('.length);
      const close = code.lastIndexOf(']);');
      const starts = [...code.matchAll(ENTRY)].map((match) => ({
        at: match.index,
        weight: match[1] as string,
      }));
      if (open === -1 || close === -1 || starts.length === 0) return null;
      const kept = starts
        .map(({ at, weight }, index) => ({
          weight,
          text: code.slice(at, starts[index + 1]?.at ?? close).replace(/,\s*$/, ''),
        }))
        .filter(({ weight }) => KEPT.includes(weight))
        .map(({ text }) => text);
      return { code: `${code.slice(0, open + 1)}${kept.join(',')}${code.slice(close)}`, map: null };
    },
  };
}
