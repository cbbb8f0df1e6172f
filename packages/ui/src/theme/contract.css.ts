import { createGlobalThemeContract } from '@vanilla-extract/css';
import { density } from '../tokens/density.ts';
import { lightShadows } from '../tokens/shadow.ts';
import { lightColors } from './colors.ts';
import { sharedValues, themedValues } from './values.ts';

/** The theme contract: every design decision as a CSS custom property. */
export const vars = createGlobalThemeContract(
  { ...sharedValues, ...themedValues(lightColors, lightShadows), density: density.comfortable },
  (_value, path) => `tilava-${path.join('-')}`,
);
