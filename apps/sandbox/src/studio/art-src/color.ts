/** Lightness 0..1, chroma, hue in degrees. */
export type Lch = readonly [lightness: number, chroma: number, hue: number];

const linearRgb = (l: number, c: number, h: number): readonly number[] => {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
};

const byte = (v: number): string => {
  const x = Math.min(1, Math.max(0, v));
  const s = x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055;
  return Math.round(s * 255)
    .toString(16)
    .padStart(2, '0');
};

/**
 * OKLCH as a hex colour, chroma reduced until it fits sRGB. The matrices are those of Björn
 * Ottosson's Oklab (https://bottosson.github.io/posts/oklab/).
 */
export function oklch(l: number, c: number, h: number): string {
  let chroma = c;
  let rgb = linearRgb(l, chroma, h);
  while (chroma > 0 && rgb.some((v) => v < -0.001 || v > 1.001)) {
    chroma -= 0.005;
    rgb = linearRgb(l, chroma, h);
  }
  return `#${rgb.map(byte).join('')}`;
}

export const hex = (color: Lch): string => oklch(color[0], color[1], color[2]);
