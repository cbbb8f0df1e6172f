import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { globalStyle, style } from '@vanilla-extract/css';

const { motion } = vars;

/** Of a list, the match that is moving; its picture and its title take their names from here. */
export const moving = style(
  inPages({
    vars: { '--tilava-moving-picture': 'match-picture', '--tilava-moving-title': 'match-title' },
  }),
);

/** Takes no place of its own. */
export const place = style(inPages({ display: 'contents' }));

export const listedTitle = style(inPages({ viewTransitionName: 'var(--tilava-moving-title, none)' }));

export const picture = style(inPages({ viewTransitionName: 'match-picture' }));

// As wide as its words: they would be stretched otherwise.
export const title = style(inPages({ viewTransitionName: 'match-title', width: 'fit-content' }));

// What is pressed meanwhile reaches the page.
globalStyle('::view-transition', inPages({ pointerEvents: 'none' }));

globalStyle(
  '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)',
  inPages({ animationDuration: motion.quick, animationTimingFunction: motion.ease }),
);

globalStyle(
  '::view-transition-group(match-picture), ::view-transition-group(match-title)',
  inPages({ animationDuration: motion.slow }),
);

// The two have other proportions.
globalStyle(
  '::view-transition-old(match-picture), ::view-transition-new(match-picture)',
  inPages({ width: '100%', height: '100%', objectFit: 'cover' }),
);

globalStyle(
  '::view-transition-old(match-title), ::view-transition-new(match-title)',
  inPages({ height: '100%', objectFit: 'contain', objectPosition: 'left' }),
);
