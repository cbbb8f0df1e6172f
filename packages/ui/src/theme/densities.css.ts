import { globalStyle } from '@vanilla-extract/css';
import { densityRules } from './densityRules.ts';
import { inBase } from './layered.ts';

for (const { selector, rule } of densityRules) globalStyle(selector, inBase(rule));
