import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { Global } from 'storybook/theming';
import { LocaleProvider } from '../packages/ui/src/components/LocaleProvider/LocaleProvider.tsx';
import { darkColors, lightColors, type SemanticColors } from '../packages/ui/src/theme/colors.ts';
import { toHex } from '../packages/ui/src/tokens/color.ts';
import { applyToPage, settingsOf, type Settings } from './settings.ts';
import { storybookTheme } from './storybookTheme.ts';
import { IsDark } from './useIsDark.ts';

const themes = {
  light: storybookTheme('light', lightColors),
  dark: storybookTheme('dark', darkColors),
};

/** What Storybook's own theme leaves too faint, too strong or too close. */
const stylesOf = ({ background, border, foreground }: SemanticColors) => ({
  '.token.number, .token.boolean': { color: `${toHex(foreground.link)} !important` },
  // Samples have colours of their own, perhaps of the other theme.
  '.sbdocs-content table:not(.sb-unstyled table) tr:nth-of-type(2n)': {
    backgroundColor: `${toHex(background.hover)} !important`,
  },
  '.sbdocs-content details': { marginBlockEnd: '2.5rem' },
  '.toc-wrapper > .toc-list': { borderLeftColor: `${toHex(border.hairline)} !important` },
  '.toc-wrapper .toc-list-item::before': { borderLeftColor: `${toHex(border.control)} !important` },
  // A frame that scrolls could not be reached by the keyboard.
  '.docs-story': { overflow: 'visible !important' },
});

const pageStyles = { light: stylesOf(lightColors), dark: stylesOf(darkColors) };

/** A page of documentation on Tilava's own paper, which follows the toolbar. */
export function DocumentationPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const settings = useSettings();
  const prefersDark = useSyncExternalStore(onDeviceTheme, isDeviceDark);
  const isDark = settings.theme === 'dark' || (settings.theme === 'system' && prefersDark);
  useLayoutEffect(() => applyToPage(settings), [settings]);
  return (
    <LocaleProvider locale={settings.locale}>
      <DocsContainer context={context} theme={isDark ? themes.dark : themes.light}>
        <Global styles={isDark ? pageStyles.dark : pageStyles.light} />
        <IsDark value={isDark}>
          <main>{children}</main>
        </IsDark>
      </DocsContainer>
    </LocaleProvider>
  );
}

function useSettings(): Settings {
  const [settings, setSettings] = useState(() => settingsOf(globalsOfAddress()));
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) =>
      setSettings(settingsOf(globals));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  return settings;
}

/** The address holds what differs from the start, as `globals=theme:dark;density:compact`. */
function globalsOfAddress(): Readonly<Record<string, string>> {
  const pairs = new URLSearchParams(location.search).get('globals')?.split(';') ?? [];
  return Object.fromEntries(pairs.map((pair) => pair.split(':', 2) as [string, string]));
}

const deviceTheme = matchMedia('(prefers-color-scheme: dark)');

function isDeviceDark(): boolean {
  return deviceTheme.matches;
}

function onDeviceTheme(listener: () => void): () => void {
  deviceTheme.addEventListener('change', listener);
  return () => deviceTheme.removeEventListener('change', listener);
}
