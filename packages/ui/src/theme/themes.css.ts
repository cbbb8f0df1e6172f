import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { inBase } from './layered.ts';
import { themeRules } from './themeRules.ts';

for (const { selector, rule } of themeRules) globalStyle(selector, inBase(rule));

// A part with a theme of its own stands on its own ground.
const { background, foreground } = vars.color;
globalStyle('body [data-theme]', inBase({ background: background.page, color: foreground.plain }));
