import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/layered.ts';
import { smallText } from '../theme/looks.ts';

const { color, font, measure, radius, space } = vars;

export const failure = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    rowGap: space[1],
    minWidth: 0,
    // As high as the control in whose place it may stand.
    minHeight: measure.target,
    ...smallText,
    overflowWrap: 'anywhere',
  }),
);

export const failureMessage = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    minWidth: 0,
    color: color.tone.danger.foreground,
    fontWeight: font.weight.medium,
  }),
);

/** Fills the place of a figure. */
export const waiting = style(
  inComponents({
    display: 'grid',
    placeContent: 'center',
    height: '100%',
    padding: space[4],
    borderRadius: radius.small,
    background: color.background.sunken,
    color: color.foreground.muted,
  }),
);

/** Within the frame of a field. */
export const emptyField = style(inComponents({ paddingInline: space[3] }));

/** Around a loaded component, without a box of its own. */
export const contents = style(inComponents({ display: 'contents' }));
