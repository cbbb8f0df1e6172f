import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';

const { color, density, radius, space } = vars;

export const form = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    gap: density.fieldGap,
    width: '100%',
    maxWidth: '26rem',
    minWidth: 0,
  }),
);

/** Remembering and forgetting, on one line where there is room. */
export const memory = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[4],
    rowGap: space[1],
    minWidth: 0,
  }),
);

/** The region takes no room of its own while it is silent. */
export const send = style(inPatterns({ minWidth: 0 }));

export const failure = style(
  inPatterns({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2],
    marginBlockEnd: space[4],
    paddingBlock: space[3],
    paddingInline: space[4],
    border: `1px solid ${color.tone.danger.border}`,
    borderInlineStart: `4px solid ${color.tone.danger.graphic}`,
    borderRadius: radius.small,
    background: color.tone.danger.background,
    color: color.tone.danger.foreground,
    overflowWrap: 'anywhere',
  }),
);

export const failureIcon = style(inPatterns({ flexShrink: 0, paddingBlockStart: '2px' }));

export const failureWords = style(inPatterns({ minWidth: 0 }));
