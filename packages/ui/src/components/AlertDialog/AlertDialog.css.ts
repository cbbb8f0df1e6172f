import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';
import { gutters } from '../Dialog/Dialog.css.ts';

const { color, font, space } = vars;

export const question = style([
  gutters,
  inComponents({ paddingBlock: `${space[6]} ${space[2]}`, overflowWrap: 'anywhere' }),
]);

export const answers = style([
  gutters,
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[3],
    paddingBlock: `${space[4]} ${space[6]}`,
  }),
]);

export const error = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2],
    paddingBlockStart: space[3],
    color: color.tone.danger.foreground,
    fontWeight: font.weight.medium,
  }),
);

// Where answers cannot stand beside each other, they share one width.
globalStyle(`${answers} > button`, inComponents({ '@media': { [media.narrow]: { flexGrow: 1 } } }));

// Puts the drawing onto the middle of the first line of words.
globalStyle(`${error} > svg`, inComponents({ marginBlockStart: '2px' }));
