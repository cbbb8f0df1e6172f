import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';
import { popover as popoverStyle } from '../Field/popover.css.ts';

const { color, density, font, measure, radius, space } = vars;

export const trigger = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: density.smallControlHeight,
    height: density.smallControlHeight,
    marginInlineEnd: '3px',
    borderRadius: '3px',
    color: color.foreground.muted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.background.hover, color: color.foreground.plain },
      '&:focus-visible': { outlineOffset: '0' },
    },
  }),
);

/** How far the calendar keeps from the edges of the window, in px. */
export const clearance = 4;

/** What lies beside the days of a week: that distance and the line of the frame, on both sides. */
const sides = `(2 * ${clearance}px + 2px)`;

export const popover = style([
  popoverStyle,
  inComponents({
    maxWidth: `calc(100vw - 2 * ${clearance}px)`,
    padding: space[3],
    overflow: 'auto',
    '@media': {
      // Seven days of 44 px are all that the narrowest phones have room for.
      [media.touch]: {
        paddingInline: `clamp(0px, (100vw - ${sides} - 7 * ${measure.target}) / 2, ${space[3]})`,
      },
    },
  }),
]);

export const heading = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlockEnd: space[2],
  }),
);

export const month = style(inComponents({ fontWeight: font.weight.strong }));

export const turn = style([
  trigger,
  inComponents({
    marginInlineEnd: 0,
    selectors: {
      '&[data-disabled]': { color: color.border.hairline, cursor: 'default' },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
]);

export const weekday = style(
  inComponents({
    paddingBlockEnd: space[1],
    color: color.foreground.muted,
    fontSize: font.size.small,
    fontWeight: font.weight.regular,
    overflowWrap: 'anywhere',
  }),
);

export const day = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    border: '1px solid transparent',
    borderRadius: radius.small,
    fontVariantNumeric: 'tabular-nums',
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-outside-month]': { display: 'none' },
      '&[data-hovered]': { background: color.background.hover },
      // A hair of a rule for today, so that it never competes with the chosen day.
      '&[data-today]': { borderColor: color.border.control },
      '&[data-selected]': {
        borderColor: 'transparent',
        background: color.action.primary.background,
        color: color.action.primary.foreground,
        fontWeight: font.weight.strong,
      },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
      '&[data-disabled]': {
        color: color.foreground.muted,
        textDecoration: 'line-through',
        opacity: 0.6,
        cursor: 'default',
      },
    },
    '@media': {
      // With larger text than the browser's own, seven days keep to the window.
      [media.touch]: { width: `min(${measure.target}, (100vw - ${sides}) / 7)`, height: measure.target },
      [media.forcedColors]: {
        borderColor: 'Canvas',
        selectors: {
          '&[data-today]': { borderColor: 'CanvasText' },
          '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  }),
);
