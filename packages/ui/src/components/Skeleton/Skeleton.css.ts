import { recipe } from '@vanilla-extract/recipes';
import { breathe } from '../../theme/animations.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, radius } = vars;

export const skeleton = recipe({
  base: inComponents({
    display: 'block',
    maxWidth: '100%',
    borderRadius: radius.small,
    background: color.border.hairline,
    animation: `${breathe} 1.6s ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { border: '1px solid GrayText' },
    },
  }),
  variants: {
    size: {
      // As high as a line of the text around it.
      text: inComponents({ height: '0.75em', marginBlock: ['0.375em', 'calc((1lh - 0.75em) / 2)'] }),
      heading: inComponents({ height: '1.375rem', marginBlock: '0.25rem' }),
      // A small MatchMeter: its number above its word.
      meter: inComponents({ height: '2.65rem', aspectRatio: '1', borderRadius: radius.round }),
      picture: inComponents({ aspectRatio: '4 / 3' }),
    },
    width: { full: {}, long: inComponents({ width: '70%' }), short: inComponents({ width: '40%' }) },
  },
});
