import type { Plugin } from 'vite';

const KEPT = ['regular', 'fill'];
/** Small signs that are also drawn bold. */
const BOLD = /^(Caret\w+|Check|X|Plus|Minus|Arrow\w+)$/;
const DEFINITION = /@phosphor-icons[\\/]react[\\/]dist[\\/]defs[\\/](\w+)\.es\.js$/;
const ENTRY = /\[\s*"(bold|duotone|fill|light|regular|thin)"/g;

/**
 * Leaves out the icon weights the look never uses: each icon module carries six drawings, most of
 * which would be downloaded for nothing. Any other weight requested shows the regular drawing.
 * The package offers no icon in fewer.
 */
export function iconWeightsPlugin(): Plugin {
  let hasMet = false;
  return {
    name: 'pierlight:icon-weights',
    enforce: 'pre',
    transform(code, id) {
      const name = DEFINITION.exec(id)?.[1];
      if (!name) return null;
      hasMet = true;
      const weights = BOLD.test(name) ? [...KEPT, 'bold'] : KEPT;
      const open = code.indexOf('[', code.indexOf('new Map(') + 'new Map('.length);
      const close = code.lastIndexOf(']);');
      const starts = [...code.matchAll(ENTRY)].map((match) => ({
        at: match.index,
        weight: match[1] as string,
      }));
      if (open === -1 || close === -1 || starts.length === 0)
        throw new Error(`The icon ${name} is written in another way: find its drawings anew`);
      const kept = starts
        .map(({ at, weight }, index) => ({
          weight,
          text: code.slice(at, starts[index + 1]?.at ?? close).replace(/,\s*$/, ''),
        }))
        .filter(({ weight }) => weights.includes(weight))
        .map(({ text }) => text);
      const map = /const (\w+) =/.exec(code)?.[1];
      const fallback = weights.includes('bold') ? '' : `${map}.set('bold', ${map}.get('regular'));`;
      return {
        code: `${code.slice(0, open + 1)}${kept.join(',')}${code.slice(close, close + 3)}${fallback}${code.slice(close + 3)}`,
        map: null,
      };
    },
    generateBundle() {
      if (!hasMet) this.error('The icons are kept in other files: find their drawings anew');
    },
  };
}
