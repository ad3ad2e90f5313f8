import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { tabFace, tabStripFace, useCurrentInView } from './tab-strip.tsx';

export type TabItem = { value: string; label: ReactNode; panel: ReactNode };

export type TabsProps = {
  label: string;
  items: readonly TabItem[];
  value: string;
  onValueChange: (value: string) => void;
  className?: string | undefined;
};

/** Panels within a page, underlined like a `TabStrip`; arrow keys move, the panel follows. */
export function Tabs({ label, items, value, onValueChange, className = '' }: TabsProps) {
  const strip = useCurrentInView(value);
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(next) => onValueChange(String(next))}
      className={className}
    >
      <BaseTabs.List
        ref={(element) => {
          strip.current = element;
        }}
        activateOnFocus
        aria-label={label}
        className={`mb-4 md:mb-6 ${tabStripFace}`}
      >
        {items.map((item) => (
          <BaseTabs.Tab key={item.value} value={item.value} className={tabFace}>
            {item.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel key={item.value} value={item.value}>
          {item.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
