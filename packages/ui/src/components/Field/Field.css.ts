import { style, globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { mutedSmallText, smallText } from '../../theme/looks.ts';
import { media } from '../../tokens/media.ts';

const { color, density, font, radius, space } = vars;

export const root = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: space[1], width: '100%', minWidth: 0 }),
);

export const label = style(
  inComponents({ ...smallText, fontWeight: font.weight.strong, overflowWrap: 'anywhere' }),
);

export const requiredMark = style(
  inComponents({ color: color.tone.danger.foreground, marginInlineStart: space[1] }),
);

export const optionalMark = style(
  inComponents({ color: color.foreground.muted, fontWeight: font.weight.regular }),
);

export const description = style(
  inComponents({
    maxWidth: vars.measure.text,
    ...mutedSmallText,
    overflowWrap: 'anywhere',
    // Until there is something to say, it takes no gap.
    selectors: { '&:empty': { position: 'absolute' } },
  }),
);

export const frame = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    minHeight: density.controlHeight,
    marginBlockStart: '2px',
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.small,
    background: color.background.surface,
    selectors: {
      '&:hover': { borderColor: color.border.rule },
      // Two pixels and not colour alone: the frame of a wrong answer is also thicker.
      [`${root}[data-invalid] &`]: {
        borderColor: color.tone.danger.graphic,
        boxShadow: `inset 0 0 0 1px ${color.tone.danger.graphic}`,
      },
      '&:has(:is(input, textarea, select):focus-visible), &[data-focus-visible]:not(:has(button:focus-visible))':
        {
          outline: `2px solid ${color.focus}`,
          outlineOffset: '2px',
        },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [`${root}[data-invalid] &`]: { borderWidth: '2px' },
        },
      },
    },
  }),
);

export const input = style(
  inComponents({
    flex: 1,
    width: '100%',
    minWidth: 0,
    minHeight: density.controlHeight,
    paddingBlock: density.controlPadding,
    paddingInline: density.fieldPadding,
    // It lies on the lines of its frame too, so that a finger finds all of what looks like the field.
    border: '0 solid transparent',
    borderBlockWidth: '1px',
    marginBlock: '-1px',
    borderRadius: 'inherit',
    background: 'transparent',
    outline: 'none',
    selectors: {
      '&::placeholder': { color: color.foreground.muted, opacity: 1 },
      // The browser paints its own ground behind what it fills in; this covers it.
      '&:autofill': {
        boxShadow: `inset 0 0 0 100px ${color.tone.match.background}`,
        WebkitTextFillColor: color.foreground.plain,
        caretColor: color.foreground.plain,
      },
    },
    // Transparent is not kept there: its ends would show beside a unit.
    '@media': { [media.forcedColors]: { borderBlockWidth: 0 } },
  }),
);

const adornment = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    // A long word leaves room for at least a few digits.
    maxWidth: '60%',
    color: color.foreground.muted,
    overflowWrap: 'anywhere',
  }),
);

export const end = style([
  adornment,
  inComponents({
    paddingInlineEnd: density.fieldPadding,
    selectors: { '&:has(button)': { paddingInlineEnd: '3px' } },
  }),
]);

export const error = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[1],
    maxWidth: vars.measure.text,
    paddingBlockStart: '2px',
    color: color.tone.danger.foreground,
    ...smallText,
    fontWeight: font.weight.medium,
    overflowWrap: 'anywhere',
  }),
);

// Silent, it takes no room, not even a gap, and stays known to screen readers.
export const announced = style(
  inComponents({ minWidth: 0, selectors: { '&:empty': { position: 'absolute' } } }),
);

/** Help or what is wrong, and a count at the end of its line. */
export const below = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[4],
    minWidth: 0,
  }),
);

export const answers = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', gap: space[2], paddingBlockStart: space[1] }),
);

export const errorText = style(inComponents({ minWidth: 0 }));

export const number = style([input, inComponents({ minWidth: '4rem' })]);

/** Whole words where they fit: two of them leave room for a few digits on the narrowest phones. */
const text = inComponents({ display: 'block', maxWidth: '7rem', overflowWrap: 'break-word' });

export const startText = style([adornment, text, inComponents({ paddingInlineStart: density.fieldPadding })]);

export const unitText = style([end, text]);

/** The two halves stand beside each other while each has room for its words and a number of six digits. */
export const pair = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    // In line with the fields of a form's two columns.
    columnGap: space[6],
    rowGap: space[2],
    minWidth: 0,
  }),
);

export const half = style(inComponents({ flex: '1 1 9rem', minWidth: 'min-content' }));

export const area = style([
  input,
  inComponents({ display: 'block', resize: 'vertical', lineHeight: font.lineHeight.body }),
]);

export const count = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[1],
    marginInlineStart: 'auto',
    ...smallText,
    overflowWrap: 'anywhere',
  }),
  variants: {
    isOver: {
      true: inComponents({ color: color.tone.attention.foreground, fontWeight: font.weight.medium }),
      false: inComponents({ color: color.foreground.muted }),
    },
  },
});

const arrowWidth = `${density.fieldPadding} + 20px`;

export const select = style([
  input,
  inComponents({
    appearance: 'none',
    paddingInlineEnd: `calc(${arrowWidth} + ${space[2]})`,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: { '&:has([value=""]:checked)': { color: color.foreground.muted } },
  }),
]);

// Browsers draw the open list in the colours of its options.
globalStyle(
  `${select} > option`,
  inComponents({ background: color.background.surface, color: color.foreground.plain }),
);

// The whole of the frame opens the list.
export const selectArrow = style(
  inComponents({
    flexShrink: 0,
    marginInlineStart: `calc(-1 * (${arrowWidth}))`,
    paddingInlineEnd: density.fieldPadding,
    color: color.foreground.muted,
    pointerEvents: 'none',
  }),
);
