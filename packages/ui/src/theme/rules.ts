import type { GlobalStyleRule } from '@vanilla-extract/css';

/** A rule of a style sheet that has no layer yet: the theme puts it into one, the exported style sheet into none. */
export interface Rule {
  readonly selector: string;
  readonly rule: GlobalStyleRule;
}
