/** The drawings of a game's symbols, turned into bitmaps at the size they are shown at. */
export type SymbolBitmaps = {
  /** Draws every symbol anew for a size in device px. */
  resize(size: number): void;
  readonly sharp: (id: string) => CanvasImageSource | undefined;
  /** Smeared up and down, for a turning reel; `SMEARED_HEIGHT` times as high as wide. */
  readonly blurred: (id: string) => CanvasImageSource | undefined;
};

/** A smear of this share of the symbol's size, drawn in this many copies. */
const SMEAR = 0.34;
const COPIES = 9;
export const SMEARED_HEIGHT = 1 + SMEAR;

const canvasOf = (
  size: number,
  height = size,
): [HTMLCanvasElement, CanvasRenderingContext2D | null] => {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = height;
  return [canvas, canvas.getContext('2d')];
};

/** @throws when a drawing cannot be loaded. */
export async function loadSymbols(gameId: string, ids: readonly string[]): Promise<SymbolBitmaps> {
  const images = await Promise.all(
    ids.map(async (id) => {
      const image = new Image();
      image.src = `/art/${gameId}/symbols/${id}.svg`;
      await image.decode();
      return [id, image] as const;
    }),
  );
  const sharp = new Map<string, HTMLCanvasElement>();
  const blurred = new Map<string, HTMLCanvasElement>();
  return {
    resize: (size) => {
      for (const [id, image] of images) {
        const [plain, pen] = canvasOf(size);
        pen?.drawImage(image, 0, 0, size, size);
        sharp.set(id, plain);
        const [smeared, brush] = canvasOf(size, Math.ceil(size * SMEARED_HEIGHT));
        if (brush) {
          brush.globalAlpha = 1.8 / COPIES;
          for (let copy = 0; copy < COPIES; copy++) {
            brush.drawImage(plain, 0, (copy / (COPIES - 1)) * SMEAR * size);
          }
        }
        blurred.set(id, smeared);
      }
    },
    sharp: (id) => sharp.get(id),
    blurred: (id) => blurred.get(id),
  };
}
