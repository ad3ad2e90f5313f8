import type { FreeDrawing } from '../game.ts';
import { n, times } from '../geometry.ts';
import { dot, fill, line } from '../svg.ts';

const PANELS = 9;

/** A carousel's canopy from below its eaves, with a fringe of lamps on chains. */
export const canopy: FreeDrawing = (c) =>
  fill('M50-2L-4 38Q50 58 104 38Z', '#000', 0.3) +
  times(PANELS, (i) => {
    const from = i / PANELS;
    const to = (i + 1) / PANELS;
    const edge = (t: number): string => `${n(-4 + t * 108)} ${n(38 + Math.sin(t * Math.PI) * 11)}`;
    return (
      fill(`M50-4L${edge(from)}L${edge(to)}Z`, i % 2 ? c.cream : c.a) +
      (i > PANELS / 2 ? fill(`M50-4L${edge(from)}L${edge(to)}Z`, '#000', 0.05 * i) : '')
    );
  }) +
  times(PANELS * 2, (i) => {
    const t = (i + 0.5) / (PANELS * 2);
    const x = -4 + t * 108;
    const y = 38 + Math.sin(t * Math.PI) * 11;
    return fill(`M${n(x - 3.2)} ${n(y - 1)}h6.4q0 6-3.2 6t-3.2-6Z`, i % 2 ? c.x : c.b);
  }) +
  times(7, (i) => {
    const t = (i + 0.5) / 7;
    const x = -4 + t * 108;
    const y = 42 + Math.sin(t * Math.PI) * 11;
    const drop = 12 + ((i * 5) % 3) * 7;
    return (
      line(`M${n(x)} ${n(y)}v${drop}`, c.ink, 0.8, 0.8) +
      dot(x, y + drop + 5, 10, c.lamp, 0.22) +
      fill(`M${n(x - 3)} ${n(y + drop)}h6l2 5q0 6-5 7q-5-1-5-7Z`, c.lamp) +
      fill(`M${n(x - 3.6)} ${n(y + drop - 1)}h7.2v2h-7.2Z`, c.b) +
      fill(`M${n(x - 3)} ${n(y + drop + 3)}q1 5 3 7q-4-1-3-7Z`, '#fff', 0.7)
    );
  }) +
  dot(50, -5, 4, c.b) +
  dot(48.8, -6.2, 1.4, '#fff', 0.8);
