import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** Puts a component's rule into its layer. */
export const inComponents = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.components]: rule } });

/** Puts a pattern's rule into its layer. */
export const inPatterns = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.patterns]: rule } });

/** Puts a rule of page structure into its layer. */
export const inLayout = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.layout]: rule } });

/** Puts a rule of a page, written outside this library, into the strongest layer. */
export const inPages = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.pages]: rule } });

/** Puts a rule for bare elements into its layer. */
export const inBase = (rule: GlobalStyleRule): GlobalStyleRule => ({ '@layer': { [layers.base]: rule } });

/** Puts a rule that undoes the browser's own style sheet into the weakest layer. */
export const inReset = (rule: GlobalStyleRule): GlobalStyleRule => ({ '@layer': { [layers.reset]: rule } });
