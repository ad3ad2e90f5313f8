import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

const preview: Preview = {
  initialGlobals: { theme: 'dark', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        items: ['dark', 'light', 'system'],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        items: ['ltr', 'rtl'],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    a11y: { test: 'error' },
  },
  decorators: [
    (Story, { globals, title, name }) => {
      const theme = String(globals.theme);
      const direction = String(globals.direction);
      useLayoutEffect(() => {
        document.documentElement.dataset.theme = theme;
        document.documentElement.dir = direction;
      }, [theme, direction]);
      return (
        <main className="p-4 md:p-8">
          <h1 className="visually-hidden">{`${title}: ${name}`}</h1>
          <Story />
        </main>
      );
    },
  ],
};

export default preview;
