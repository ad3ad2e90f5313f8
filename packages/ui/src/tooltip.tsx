import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

export type TooltipProps = {
  /** The button or link it belongs to. It keeps its own name: a tooltip is a repetition for the eye. */
  children: ReactElement;
  text: ReactNode;
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined;
};

/** A short word beside an icon for pointer and keyboard; nothing that is not said elsewhere too. */
export function Tooltip({ children, text, side = 'top' }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} delay={400} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner
          side={side}
          sideOffset={8}
          collisionPadding={8}
          className="z-tooltip"
        >
          <BaseTooltip.Popup className="max-w-64 rounded-control bg-surface-3 px-3 py-2 text-13 text-text-1 shadow-pop transition-opacity duration-press data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
