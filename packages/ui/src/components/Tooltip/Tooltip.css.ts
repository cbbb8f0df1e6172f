import { style } from '@vanilla-extract/css';
import { appearing } from '../../theme/animations.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, radius, shadow, space } = vars;

export const tooltip = style(
  inComponents({
    maxWidth: `min(18rem, calc(100vw - 2 * ${space[3]}))`,
    paddingBlock: space[1],
    paddingInline: space[2],
    borderRadius: radius.small,
    background: color.floating.background,
    color: color.floating.foreground,
    boxShadow: shadow.float,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    overflowWrap: 'anywhere',
    animation: appearing,
    '@media': {
      [media.forcedColors]: { border: '1px solid CanvasText' },
      [media.print]: { display: 'none' },
    },
  }),
);
