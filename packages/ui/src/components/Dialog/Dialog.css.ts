import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { appearing, disappearing, rising, sinking } from '../../theme/animations.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, radius, shadow, space } = vars;

// At 400 % zoom a window is 256 px high: nothing may stick there, or nothing else would be in sight.
const low = '(height < 30rem)';

export const overlay = style(
  inComponents({
    position: 'fixed',
    zIndex: 80,
    insetInline: 0,
    insetBlockStart: 0,
    display: 'grid',
    placeItems: 'center',
    // The keyboard of a phone covers the window without making it lower.
    height: 'var(--visual-viewport-height, 100dvh)',
    padding: space[6],
    background: shadow.scrim,
    animation: appearing,
    selectors: { '&[data-exiting]': { animation: disappearing } },
    '@media': {
      [media.narrow]: { padding: space[3], alignItems: 'end' },
      [media.forcedColors]: { background: 'Canvas' },
      [media.print]: { position: 'static', background: 'none' },
    },
  }),
);

export const panel = recipe({
  base: inComponents({
    display: 'flex',
    width: '100%',
    maxHeight: '100%',
    minHeight: 0,
    borderRadius: radius.large,
    border: `1px solid ${color.border.hairline}`,
    background: color.background.surface,
    boxShadow: shadow.float,
    overflow: 'hidden',
    animation: rising,
    selectors: { '&[data-exiting]': { animation: sinking } },
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    size: {
      small: inComponents({ maxWidth: '25rem' }),
      medium: inComponents({ maxWidth: '35rem' }),
      large: inComponents({ maxWidth: '50rem' }),
    },
  },
});

export const sheet = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // What takes the focus comes into sight between the head and the actions that stick.
    scrollPaddingBlock: `${space[16]} ${space[20]}`,
    '@media': { [low]: { scrollPaddingBlock: 0 } },
  }),
);

const sticky = {
  position: 'sticky',
  zIndex: 1,
  background: color.background.surface,
  '@media': { [low]: { position: 'static' } },
} as const;

export const gutters = style(
  inComponents({
    paddingInline: space[6],
    '@media': { [media.narrow]: { paddingInline: space[4] } },
  }),
);

export const head = style([
  gutters,
  inComponents({
    ...sticky,
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlock: space[4],
    borderBlockEnd: `1px solid ${color.border.hairline}`,
  }),
]);

export const title = style(inComponents({ minWidth: 0, paddingBlock: '0.25rem' }));

// Its drawing, and not its frame, ends where the words end.
export const close = style(inComponents({ flexShrink: 0, marginInlineEnd: `calc(-1 * ${space[2]})` }));

export const body = style([gutters, inComponents({ paddingBlock: space[5], overflowWrap: 'anywhere' })]);

export const footer = style([
  gutters,
  inComponents({
    ...sticky,
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[3],
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${color.border.hairline}`,
  }),
]);

export const question = style([
  gutters,
  inComponents({ paddingBlock: `${space[6]} ${space[2]}`, overflowWrap: 'anywhere' }),
]);

/** To the question. */
export const answers = style([
  gutters,
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[3],
    paddingBlock: `${space[4]} ${space[6]}`,
  }),
]);

// Where actions cannot stand beside each other, they share one width.
globalStyle(
  `:is(${footer}, ${answers}) > button`,
  inComponents({ '@media': { [media.narrow]: { flexGrow: 1 } } }),
);
