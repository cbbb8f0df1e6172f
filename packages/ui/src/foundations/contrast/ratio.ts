import { TEXT_CONTRAST, type ContrastPair } from '../../theme/contrastPairs.ts';
import { contrast } from '../../tokens/color.ts';

/** The contrast of text by WCAG 2.2, level AAA. */
const BEST_TEXT_CONTRAST = 7;

/** A pair's contrast with two decimals, cut off: rounded up, what just fails would look as if it passed. */
export function ratioOf({ foreground, background }: Pick<ContrastPair, 'foreground' | 'background'>): string {
  return (Math.floor(contrast(foreground, background) * 100) / 100).toFixed(2);
}

/** Which level of WCAG 2.2 a pair reaches; drawings and controls have none above AA. */
export function levelOf({ foreground, background, least }: ContrastPair): 'AAA' | 'AA' | 'Fails' {
  const ratio = contrast(foreground, background);
  if (ratio < least) return 'Fails';
  return least === TEXT_CONTRAST && ratio >= BEST_TEXT_CONTRAST ? 'AAA' : 'AA';
}
