import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { space } = vars;

export const root = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    minWidth: 0,
    paddingBlock: `${space[8]} ${space[6]}`,
    '@media': { [media.narrow]: { paddingBlock: `${space[5]} ${space[4]}` } },
  }),
);

export const back = style(inPatterns({ '@media': { [media.print]: { display: 'none' } } }));

export const line = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: space[8],
    rowGap: space[4],
    minWidth: 0,
  }),
);

// Grows so that short actions stay on its line, and gives way to them before they are squeezed.
export const text = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 20rem',
    gap: space[2],
    minWidth: 0,
    textWrap: 'pretty',
    '@media': { [media.narrow]: { flexBasis: '100%' } },
  }),
);

export const actions = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    minWidth: 0,
    '@media': {
      // A line of their own, from edge to edge.
      [media.narrow]: { flexBasis: '100%', justifyContent: 'space-between' },
      [media.print]: { display: 'none' },
    },
  }),
);
