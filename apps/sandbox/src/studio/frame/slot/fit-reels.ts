import type { ReelCanvas } from './reel-canvas.ts';

/** Keeps the reels, and the box around them, as large as the stage lets them be. */
export function fitReels(
  reels: ReelCanvas,
  { stage, box }: { stage: HTMLElement; box: HTMLElement },
): void {
  const fit = (): void => {
    const style = getComputedStyle(stage);
    const across = Number.parseFloat(style.getPropertyValue('--around-x')) || 0;
    const down = Number.parseFloat(style.getPropertyValue('--around-y')) || 0;
    const { width, height } = reels.fit({
      width: stage.clientWidth - across,
      height: stage.clientHeight - down,
    });
    box.style.width = `${width}px`;
    box.style.height = `${height}px`;
  };
  new ResizeObserver(fit).observe(stage);
  fit();
}
