import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { mutedSmallText, smallText } from '../../theme/looks.ts';
import { popoverSheet } from '../../theme/popoverSheet.ts';
import { media } from '../../tokens/media.ts';

const { color, density, radius, space } = vars;

/** What opens below a control: a list of options, a calendar. */
export const popover = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    maxWidth: 'calc(100vw - 1rem)',
    color: color.foreground.plain,
    outline: 'none',
    ...popoverSheet,
  }),
);

/** As wide as the control, which react-aria measures. */
export const list = style([popover, inComponents({ width: 'var(--trigger-width)' })]);

export const options = style(
  inComponents({ minHeight: 0, padding: space[1], overflowY: 'auto', outline: 'none' }),
);

export const option = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: density.smallControlHeight,
    // One line of words fills the height.
    paddingBlock: `calc((${density.smallControlHeight} - 1.5rem) / 2)`,
    paddingInline: space[3],
    borderRadius: radius.small,
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-focused]': { background: color.background.hover },
      '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${color.focus}` },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
    },
  }),
);

export const optionText = style(
  inComponents({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' }),
);

export const optionDescription = style(inComponents(mutedSmallText));

/** The tick stands where it would be, so that choosing moves no words. */
export const tick = style(
  inComponents({
    flexShrink: 0,
    paddingBlockStart: '2px',
    color: color.tone.match.graphic,
    visibility: 'hidden',
    selectors: { [`${option}[data-selected] &`]: { visibility: 'visible' } },
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
);

/** Open without anything to show yet, while the search has not begun. */
export const emptyList = style([list, inComponents({ display: 'none' })]);

/** What stands in the list instead of options. */
export const note = style(
  inComponents({
    paddingBlock: space[2],
    paddingInline: space[3],
    color: color.foreground.muted,
    overflowWrap: 'anywhere',
  }),
);

/** Below the options. */
export const credit = style([
  optionDescription,
  inComponents({ padding: `${space[2]} ${space[4]} ${space[3]}` }),
]);

export const failure = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    rowGap: space[1],
    ...smallText,
    overflowWrap: 'anywhere',
  }),
);
