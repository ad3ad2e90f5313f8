import type { Lch } from './color.ts';
import type { Lettering, StudioName } from './lettering.ts';
import type { Random } from './random.ts';
import type { Ink, Paint, Shape } from './shape.ts';

/** A body drawn without an outline of its own, in a 100 x 100 box. */
export type FreeDrawing = (c: Ink) => string;

export type Body = Shape | FreeDrawing;

/** A body in a picture: its centre in percent of the picture, its size in percent of the width. */
export interface Layer {
  readonly body: Body;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees. */
  readonly turn?: number;
  /** Another paint than the game's. */
  readonly paint?: Paint;
}

/** The flat colours of a scene, mixed from the game's record. */
export interface SceneInk {
  readonly top: string;
  readonly mid: string;
  readonly deep: string;
  /** Two silhouettes, the far one first. */
  readonly far: string;
  readonly near: string;
  readonly light: string;
  readonly lamp: string;
  readonly cream: string;
  readonly gold: string;
  readonly x: string;
  /** Prefix for ids. */
  readonly id: string;
}

interface SceneDrawing {
  readonly defs?: string;
  readonly body: string;
}

/** Draws a scene into a width and height; it must compose in 200 x 300, 200 x 200 and 320 x 180. */
export type Scene = (width: number, height: number, c: SceneInk, random: Random) => SceneDrawing;

interface TitleStyle {
  readonly words: readonly Lettering[];
  /** Over the game while it is played: top and foot of the letters, and their hard edge. */
  readonly sign: readonly [top: string, foot: string, edge: string];
  readonly place?: 'top' | 'foot';
  readonly align?: 'left' | 'middle';
  /** Highest letter size in the tall picture, px of 200. */
  readonly max?: number;
  /** Light and foot of the letters. */
  readonly fill: readonly [Lch, Lch];
  /** Colour of the hard edge; the darkest of the scene by default. */
  readonly edge?: Lch;
  /** The letters stand on a light ground: no dark floor is laid under them. */
  readonly onLight?: boolean;
}

interface GameSymbol {
  /** The id in the game's theme; the name of the file. */
  readonly id: string;
  readonly body: Body;
  readonly paint?: Paint;
  /** Degrees. */
  readonly turn?: number;
  /** Size in percent of the usual; 100 by default. */
  readonly size?: number;
}

/** The hand-written record of a game's art. */
export interface GameArt {
  readonly id: string;
  readonly provider: StudioName;
  readonly paint: Omit<Paint, 'night'>;
  /** The ground, top to floor. */
  readonly sky: readonly [Lch, Lch, Lch];
  readonly glow: { readonly color: Lch; readonly alpha: number };
  readonly scene: Scene;
  /** What stands before the hero. */
  readonly front?: Scene;
  readonly tall: readonly Layer[];
  readonly square: readonly Layer[];
  readonly wide: readonly Layer[];
  readonly title: TitleStyle;
  readonly symbols: readonly GameSymbol[];
}
