import { addons } from 'storybook/manager-api';
import { darkColors, lightColors } from '../packages/ui/src/theme/colors.ts';
import { storybookTheme } from './storybookTheme.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: isDark ? storybookTheme('dark', darkColors) : storybookTheme('light', lightColors),
});
