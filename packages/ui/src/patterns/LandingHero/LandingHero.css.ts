import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { measure, space } = vars;

export const root = style(inPatterns({ maxWidth: measure.page, minWidth: 0 }));

export const split = style(
  inPatterns({
    display: 'grid',
    gap: space[10],
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(20rem, 4fr)', columnGap: space[16] },
    },
  }),
);

export const text = style(
  inPatterns({ display: 'grid', alignContent: 'start', gap: space[4], paddingBlockStart: space[8] }),
);

export const search = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: space[3],
    maxWidth: '36rem',
    marginBlockStart: space[4],
  }),
);

export const field = style(inPatterns({ flex: '1 1 16rem', minWidth: 0 }));

// Where there is little room, its middle is shown instead of small houses.
export const street = style(
  inPatterns({ display: 'grid', justifyContent: 'center', marginBlockStart: space[10], overflow: 'hidden' }),
);

export const drawing = style(inPatterns({ width: `max(100vw, 40rem)`, maxWidth: measure.page }));
