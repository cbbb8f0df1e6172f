import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { input } from '../Field/Field.css.ts';

const { color, font, space } = vars;

export const area = style([
  input,
  inComponents({ display: 'block', resize: 'vertical', lineHeight: font.lineHeight.body }),
]);

export const count = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[1],
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    overflowWrap: 'anywhere',
  }),
  variants: {
    isOver: {
      true: inComponents({ color: color.tone.attention.foreground, fontWeight: font.weight.medium }),
      false: inComponents({ color: color.foreground.muted }),
    },
  },
});
