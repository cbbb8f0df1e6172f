import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { fontUrl } from '../packages/ui/src/theme/fontUrl.ts';
import { darkColors, lightColors } from '../packages/ui/src/theme/colors.ts';
import { initialSettings, settingsOf, type Settings } from './settings.ts';
import { storybookTheme } from './storybookTheme.ts';

const themes = {
  light: storybookTheme('light', lightColors),
  dark: storybookTheme('dark', darkColors),
};

const deviceTheme = matchMedia('(prefers-color-scheme: dark)');

addons.setConfig({ theme: themeFor(initialSettings.theme) });

// The page of the stories has its own; this is the shell around it.
document.fonts.add(new FontFace('Schibsted Grotesk Variable', `url(${fontUrl})`, { weight: '400 900' }));

addons.register('tilava/theme', (api) => {
  let chosen = initialSettings.theme;
  const follow = () => api.setOptions({ theme: themeFor(chosen) });
  const choose = ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => {
    chosen = settingsOf(globals).theme;
    follow();
  };
  api.on(SET_GLOBALS, choose);
  api.on(GLOBALS_UPDATED, choose);
  deviceTheme.addEventListener('change', follow);
});

function themeFor(chosen: Settings['theme']) {
  if (chosen === 'system') return deviceTheme.matches ? themes.dark : themes.light;
  return themes[chosen];
}
