import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { smallText } from '../../theme/looks.ts';
import { media } from '../../tokens/media.ts';
import { root as field } from '../Field/Field.css.ts';

const { color, density, font, motion, radius, space } = vars;

const dropped = {
  borderStyle: 'solid',
  borderColor: color.tone.match.graphic,
  background: color.tone.match.background,
} as const;

const anyZone = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  borderRadius: radius.small,
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-drop-target]': { outline: '2px solid Highlight' } } },
  },
} as const;

export const zone = styleVariants({
  zone: inComponents({
    ...anyZone,
    justifyContent: 'center',
    minHeight: '6rem',
    marginBlockStart: '2px',
    padding: space[4],
    border: `1px dashed ${color.border.control}`,
    background: color.background.surface,
    textAlign: 'center',
    selectors: {
      [`${field}[data-invalid] &`]: {
        borderColor: color.tone.danger.graphic,
        boxShadow: `inset 0 0 0 1px ${color.tone.danger.graphic}`,
      },
      '&[data-drop-target]': dropped,
    },
  }),
  compact: inComponents({
    ...anyZone,
    border: '1px solid transparent',
    selectors: { '&[data-drop-target]': dropped },
  }),
});

/** Nobody drops a file with a finger. */
export const dropText = style(
  inComponents({
    minWidth: 0,
    color: color.foreground.muted,
    overflowWrap: 'anywhere',
    selectors: { [`${zone.compact} &`]: smallText },
    '@media': { [media.touch]: { display: 'none' } },
  }),
);

const plainList = { listStyle: 'none', margin: 0, padding: 0 } as const;

export const list = styleVariants({
  zone: inComponents(plainList),
  // Several files take little height away from what is written above them.
  compact: inComponents({
    ...plainList,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
    gap: space[2],
  }),
});

export const row = styleVariants({
  zone: inComponents({
    display: 'grid',
    gridTemplate: '"preview facts retry remove" / 3rem minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: space[3],
    paddingBlock: density.rowPadding,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    '@media': {
      // Beside the facts the button would leave them no room.
      [media.narrow]: {
        gridTemplate: '"preview facts remove" "preview retry retry" / 3rem minmax(0, 1fr) auto',
        alignItems: 'start',
      },
    },
  }),
  compact: inComponents({
    display: 'grid',
    gridTemplate: '"facts retry remove" / minmax(0, 1fr) auto auto',
    alignItems: 'center',
    paddingBlock: space[1],
    paddingInlineStart: space[3],
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.small,
    background: color.background.surface,
    selectors: {
      // What went wrong is a sentence.
      '&[data-failed]': { gridColumn: '1 / -1', borderColor: color.tone.danger.border },
    },
  }),
});

export const preview = style(
  inComponents({
    gridArea: 'preview',
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    overflow: 'hidden',
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.small,
    background: color.background.sunken,
    color: color.foreground.muted,
    selectors: { [`${row.compact} &`]: { display: 'none' } },
  }),
);

export const facts = style(
  inComponents({ gridArea: 'facts', display: 'flex', flexDirection: 'column', minWidth: 0 }),
);

/** The start and the first lines of a long name tell it from the others; the button to remove it says all. */
export const name = style(
  inComponents({
    fontWeight: font.weight.medium,
    overflowWrap: 'anywhere',
    selectors: {
      [`${row.compact} &`]: {
        ...smallText,
        display: '-webkit-box',
        overflow: 'hidden',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
      },
    },
  }),
);

const small = { ...smallText, overflowWrap: 'anywhere' } as const;

export const state = style(inComponents({ ...small, color: color.foreground.muted }));

export const failure = style(
  inComponents({ ...small, color: color.tone.danger.foreground, fontWeight: font.weight.medium }),
);

export const track = style(
  inComponents({
    height: '4px',
    marginBlockStart: space[1],
    overflow: 'hidden',
    borderRadius: radius.round,
    background: color.border.hairline,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const bar = style(
  inComponents({
    height: '100%',
    background: color.tone.match.graphic,
    transition: `width ${motion.slow} ${motion.ease}`,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
);

export const retry = style(
  inComponents({
    gridArea: 'retry',
    '@media': { [media.narrow]: { paddingBlockStart: space[2] } },
  }),
);

export const remove = style(inComponents({ gridArea: 'remove' }));
