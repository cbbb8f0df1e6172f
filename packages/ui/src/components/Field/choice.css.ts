import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { mutedSmallText } from '../../theme/looks.ts';
import { media } from '../../tokens/media.ts';

const { color, density, space } = vars;

/** One box or circle with its words, help and error. */
export const root = style(inComponents({ minWidth: 0 }));

export const row = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: space[3],
    maxWidth: vars.measure.text,
    paddingBlock: density.choicePadding,
    cursor: 'pointer',
    '@media': { [media.touch]: { minWidth: vars.measure.target } },
  }),
);

export const mark = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '1.25rem',
    height: '1.25rem',
    // Puts the mark onto the middle of the first line of words.
    marginBlockStart: '0.125rem',
    border: `1px solid ${color.border.control}`,
    background: color.background.surface,
    color: 'transparent',
    selectors: {
      [`${row}[data-hovered] &`]: { borderColor: color.border.rule },
      [`${row}[data-selected] &`]: {
        borderColor: color.action.primary.background,
        background: color.action.primary.background,
        color: color.action.primary.foreground,
      },
      [`${row}[data-invalid] &`]: {
        borderColor: color.tone.danger.graphic,
        boxShadow: `inset 0 0 0 1px ${color.tone.danger.graphic}`,
      },
      [`${row}[data-focus-visible] &`]: { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.forcedColors]: {
        // Transparent is not kept there: every box would look ticked.
        borderColor: 'CanvasText',
        color: 'Canvas',
        selectors: {
          [`${row}[data-hovered] &`]: { borderColor: 'CanvasText' },
          // Shadows are not kept either.
          [`${row}[data-invalid] &`]: { borderColor: 'CanvasText', borderWidth: '2px' },
          [`${row}[data-selected] &`]: { color: 'CanvasText' },
        },
      },
    },
  }),
);

export const label = style(inComponents({ minWidth: 0, overflowWrap: 'anywhere' }));

export const description = style(
  inComponents({
    display: 'block',
    ...mutedSmallText,
    maxWidth: vars.measure.text,
    paddingInlineStart: space[8],
    // Nearer to its own words than to the next choice.
    marginBlockStart: `calc(2px - ${density.choicePadding})`,
    paddingBlockEnd: density.choicePadding,
    overflowWrap: 'anywhere',
  }),
);

/** The options of one question. */
export const options = {
  list: style(inComponents({ display: 'flex', flexDirection: 'column', minWidth: 0 })),
  columns: style(
    inComponents({
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
      columnGap: space[6],
      minWidth: 0,
      '@media': {
        [media.narrow]: {
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
          columnGap: space[3],
        },
      },
    }),
  ),
  row: style(
    inComponents({
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space[6],
      minWidth: 0,
      '@media': {
        [media.narrow]: {
          // Six of one digit fit on the smallest screen.
          columnGap: 0,
          justifyContent: 'space-between',
          // A few words stand beside each other instead of at the edges.
          selectors: { '&:not(:has(> :nth-child(5)))': { columnGap: space[5], justifyContent: 'start' } },
        },
      },
    }),
  ),
};

/** Its words begin where the boxes do. */
export const more = style(inComponents({ marginInlineStart: `calc(-1 * ${space[3]} - 1px)` }));

globalStyle(`${more} [aria-expanded="true"] svg`, inComponents({ rotate: '180deg' }));

/** How the options of one question stand. */
export type Arrangement = keyof typeof options;

export const box = style([mark, inComponents({ borderRadius: vars.radius.small })]);

export const circle = style([
  mark,
  inComponents({
    borderRadius: vars.radius.round,
    selectors: {
      '&::after': {
        content: '""',
        width: '0.5rem',
        height: '0.5rem',
        border: '0.25rem solid currentColor',
        borderRadius: vars.radius.round,
      },
    },
  }),
]);
