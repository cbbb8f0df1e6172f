import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, font, measure, motion, radius, space } = vars;

export const days = style(inPages({ display: 'grid', gap: space[5] }));

/** Between two rules. */
export const day = style(
  inPages({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    marginBlockEnd: space[3],
    color: color.foreground.muted,
    fontSize: font.size.small,
    selectors: {
      '&::before, &::after': {
        content: '""',
        flex: 1,
        borderBlockStart: `1px solid ${color.border.hairline}`,
      },
    },
  }),
);

export const messages = style(
  inPages({ display: 'grid', gap: space[3], listStyle: 'none', margin: 0, padding: 0 }),
);

const message = {
  display: 'grid',
  gap: space[1],
  maxWidth: 'min(36rem, 88%)',
  // What takes the focus is not behind what stays.
  scrollMarginBlock: '6rem 12rem',
} as const;

export const item = styleVariants({
  own: inPages({ ...message, justifySelf: 'end', justifyItems: 'end' }),
  other: inPages({ ...message, justifySelf: 'start', justifyItems: 'start' }),
});

globalStyle(`${messages} :is(a, button)`, inPages({ scrollMarginBlock: '6rem 12rem' }));

const bubble = {
  maxWidth: '100%',
  paddingBlock: space[2],
  paddingInline: space[4],
  // Seen in forced colours.
  border: '1px solid transparent',
  borderRadius: radius.large,
  overflowWrap: 'anywhere',
} as const;

/** One's own stand at the other side, in another colour and with another corner. */
export const bubbles = styleVariants({
  own: inPages({
    ...bubble,
    background: color.tone.match.background,
    borderColor: color.tone.match.border,
    borderEndEndRadius: radius.small,
  }),
  other: inPages({
    ...bubble,
    background: color.background.surface,
    borderColor: color.border.hairline,
    borderEndStartRadius: radius.small,
  }),
  failed: inPages({
    ...bubble,
    background: color.tone.danger.background,
    borderColor: color.tone.danger.border,
    borderEndEndRadius: radius.small,
  }),
});

/** Line breaks are the writer's. */
export const text = style(inPages({ whiteSpace: 'pre-wrap', margin: 0, fontSize: font.size.body }));

/** A file's name reads like the text above it. */
export const attachment = style(inPages({ marginInline: `calc(-1 * ${space[3]})` }));

globalStyle(
  `${attachment} > button`,
  inPages({ maxWidth: '100%', fontWeight: font.weight.medium, textAlign: 'start', overflowWrap: 'anywhere' }),
);
globalStyle(`${attachment} > button > *`, inPages({ minWidth: 0 }));

/** Below a message: when it was sent, and what can be done about it. */
export const meta = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    paddingInline: space[1],
  }),
);

/** Takes no more room than the words beside it, and is as large as a finger needs. */
export const quietAction = style(
  inPages({
    display: 'inline-flex',
    marginBlock: `calc((${space[5]} - ${measure.target}) / 2)`,
    transition: `opacity ${motion.quick} ${motion.ease}`,
    '@media': {
      '(hover: hover)': {
        selectors: { [`${item.other}:not(:hover, :focus-within) &`]: { opacity: 0 } },
      },
    },
  }),
);

globalStyle(
  `${quietAction} > button`,
  inPages({ color: color.foreground.muted, fontWeight: font.weight.regular }),
);
