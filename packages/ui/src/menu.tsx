import { Menu as BaseMenu } from '@base-ui/react/menu';
import { cva } from 'class-variance-authority';
import type { ReactElement, ReactNode } from 'react';

const item = cva(
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-control px-3 font-medium no-underline outline-none data-highlighted:bg-surface-3 data-disabled:cursor-not-allowed data-disabled:opacity-50',
  { variants: { tone: { default: 'text-text-1', calm: 'text-calm', quiet: 'text-text-2' } } },
);

export type MenuProps = {
  /** A button element; it gets the expanded state and the keys. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
  side?: 'top' | 'bottom' | undefined;
  /** The trigger stays in its place while the page scrolls, as in the header; so does the menu then. */
  pinned?: boolean | undefined;
};

/** Actions and links behind a button. Arrow keys, Home, End and typed letters move in it. */
export function Menu({
  trigger,
  children,
  align = 'end',
  side = 'bottom',
  pinned = false,
}: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          align={align}
          side={side}
          sideOffset={8}
          // Placed on the page it would scroll with it, away from under a press, until it is placed anew.
          positionMethod={pinned ? 'fixed' : 'absolute'}
          className="z-pop outline-none"
        >
          <BaseMenu.Popup className="max-h-(--available-height) min-w-56 origin-(--transform-origin) overflow-y-auto rounded-card bg-surface-2 p-1 shadow-pop outline-none transition-[opacity,scale] duration-press data-ending-style:scale-98 data-starting-style:scale-98 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

export type MenuItemProps = {
  children: ReactNode;
  /** 20 px, before the words. */
  icon?: ReactNode;
  onSelect?: (() => void) | undefined;
  /** Makes it a link, for instance `<Link to="…" />`. */
  render?: ReactElement | undefined;
  disabled?: boolean | undefined;
  tone?: 'default' | 'calm' | 'quiet' | undefined;
};

export function MenuItem({
  children,
  icon,
  onSelect,
  render,
  disabled = false,
  tone = 'default',
}: MenuItemProps) {
  const inside = (
    <>
      {icon}
      {children}
    </>
  );
  if (render) {
    return (
      <BaseMenu.LinkItem render={render} closeOnClick onClick={onSelect} className={item({ tone })}>
        {inside}
      </BaseMenu.LinkItem>
    );
  }
  return (
    <BaseMenu.Item disabled={disabled} onClick={onSelect} className={item({ tone })}>
      {inside}
    </BaseMenu.Item>
  );
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="my-1 h-px bg-hair" />;
}
