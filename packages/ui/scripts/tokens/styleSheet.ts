import { transformCss } from '@vanilla-extract/css/transformCss';
import { densityRules, themeRules } from '../../src/theme/themeRules.ts';

const opening = `/*
 * Tilava's tokens as CSS variables. Generated from packages/ui/src by \`pnpm generate\`: not to be edited.
 * The theme is the device's, or data-theme="light" or "dark" on the root or on a part of the page;
 * the density is comfortable, or data-density="compact".
 */`;

/** The variables of the theme for pages without the library: its own rules, in no layer. */
export function styleSheet(): string {
  const rules = [...themeRules, ...densityRules].map((rule) => ({ type: 'global', ...rule }) as const);
  const lines = transformCss({ localClassNames: [], composedClassLists: [], cssObjs: rules });
  return `${[opening, ...lines].join('\n')}\n`;
}
