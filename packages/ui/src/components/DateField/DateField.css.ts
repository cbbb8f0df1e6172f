import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';
import { frame } from '../Field/Field.css.ts';

const { color, density } = vars;

/** The three numbers in a row. */
export const segments = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    paddingInline: `calc(${density.fieldPadding} - 1px)`,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  }),
);

/** The three numbers where they are the whole field. */
export const framedSegments = style([frame, segments, inComponents({ alignItems: 'center' })]);

export const segment = style(
  inComponents({
    paddingBlock: '2px',
    paddingInline: '1px',
    borderRadius: '2px',
    outline: 'none',
    caretColor: 'transparent',
    selectors: {
      '&[data-type="literal"]': {
        paddingInline: 0,
        color: color.foreground.muted,
        // Digits of one width make the marks between them wide, too.
        fontVariantNumeric: 'normal',
      },
      '&[data-placeholder]': { color: color.foreground.muted },
      '&[data-focused]': {
        background: color.action.primary.background,
        color: color.action.primary.foreground,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
);
