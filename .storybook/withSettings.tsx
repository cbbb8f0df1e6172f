import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { LocaleProvider } from '../packages/ui/src/components/LocaleProvider/LocaleProvider.tsx';
import { applyToPage, attributesOf, settingsOf, type Settings } from './settings.ts';

interface SettledProps {
  readonly settings: Settings;
  readonly children: ReactNode;
}

function WholePage({ settings, children }: SettledProps) {
  const { brand, theme, density, locale } = settings;
  useLayoutEffect(() => applyToPage({ brand, theme, density, locale }), [brand, theme, density, locale]);
  return children;
}

function PartOfPage({ settings, children }: SettledProps) {
  return <div {...attributesOf(settings)}>{children}</div>;
}

/**
 * Shows a story as the toolbar says, or as the story's own `globals` say. Among the others on a page of
 * documentation it changes no more than its own part.
 */
export const withSettings: Decorator = (Story, { globals, viewMode }) => {
  const settings = settingsOf(globals);
  const Place = viewMode === 'docs' ? PartOfPage : WholePage;
  return (
    <Place settings={settings}>
      <LocaleProvider locale={settings.locale}>
        <Story />
      </LocaleProvider>
    </Place>
  );
};
