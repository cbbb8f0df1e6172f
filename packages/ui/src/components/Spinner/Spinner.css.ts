import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const root = style(inComponents({ display: 'inline-block', flexShrink: 0, lineHeight: 0 }));

export const ring = recipe({
  base: inComponents({
    fill: 'none',
    animation: `${turn} 900ms linear infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
  variants: {
    size: {
      small: inComponents({ width: '1.25rem', height: '1.25rem' }),
      large: inComponents({ width: '2.5rem', height: '2.5rem' }),
    },
  },
});

export const track = style(inComponents({ stroke: 'currentColor', strokeWidth: 3, opacity: 0.18 }));

export const arc = style(inComponents({ stroke: 'currentColor', strokeWidth: 3, strokeLinecap: 'round' }));
