import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { LocaleProvider } from '../packages/ui/src/components/LocaleProvider/LocaleProvider.tsx';
import '../packages/ui/src/theme/theme.ts';
import { chromaticParameters } from './chromatic.ts';

function Themed({ theme, children }: { readonly theme: unknown; readonly children: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = 'en';
    if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
    else delete root.dataset['theme'];
  }, [theme]);
  return children;
}

const withTheme: Decorator = (Story, { globals }) => (
  <Themed theme={globals['theme']}>
    <LocaleProvider locale="en-FI">
      <Story />
    </LocaleProvider>
  </Themed>
);

const preview: Preview = {
  decorators: [withTheme],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System theme' },
          { value: 'light', title: 'Light theme' },
          { value: 'dark', title: 'Dark theme' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'system' },
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
      },
    },
    // The page's own ground is what is tested, not a colour of the tool.
    backgrounds: { disable: true },
    // `pnpm chromatic` says which.
    chromatic: chromaticParameters(import.meta.env['STORYBOOK_FORCED_COLORS'] === 'active'),
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Layout', 'Components', 'Patterns'] } },
    viewport: {
      options: {
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: { name: 'Narrowest, 320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
      },
    },
  },
};

export default preview;
