import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, density, font, radius, space } = vars;

export const list = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space[1],
    '@media': {
      // Seven steps of 44 px are wider than the text column of the narrowest phones: they take of its gutters.
      [`${media.narrow} and ${media.touch}`]: {
        gap: 0,
        marginInline: `min(0px, (100% - 7 * ${vars.measure.target}) / 2)`,
      },
      [media.print]: { display: 'none' },
    },
  }),
);

export const place = style(inComponents({ minWidth: 0 }));

/** Phones have room for seven steps, one of which leads there as well. */
export const lastPage = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    minWidth: 0,
    '@media': { [media.narrow]: { display: 'none' } },
  }),
);

export const step = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    minWidth: density.smallControlHeight,
    minHeight: density.smallControlHeight,
    paddingInline: space[1],
    border: '1px solid transparent',
    borderRadius: radius.small,
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.background.hover },
      '&[aria-current]': {
        background: color.floating.background,
        color: color.floating.foreground,
        cursor: 'default',
      },
      '&[aria-disabled]': { background: 'transparent', color: color.foreground.muted, opacity: 0.5 },
      '&[aria-disabled][data-hovered]': { cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        // Transparent is not kept there: every step would look framed.
        borderColor: 'Canvas',
        selectors: {
          '&[aria-current]': {
            forcedColorAdjust: 'none',
            borderColor: 'CanvasText',
            background: 'CanvasText',
            color: 'Canvas',
          },
          '&[aria-disabled]': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  }),
);
