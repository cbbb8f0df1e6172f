import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';
import { room } from './shape.css.ts';

const { color, font, motion, space } = vars;

export const frame = style(inPatterns({ width: '100%', height: '100%' }));

// The viewer's own style sheet is for bars, panels and notes that are never shown here, and half as large as that of all
// our components: these few rules stand in for it. It asks whether styles are there, and reads lengths of its loader.
const viewer = `${frame} > .psv-container`;

globalStyle(
  viewer,
  inPatterns({
    vars: { '--psv-core-loaded': 'true', '--psv-loader-border': '0', '--psv-loader-tickness': '0' },
    position: 'relative',
    width: '100%',
    height: '100%',
    overflow: 'hidden',
  }),
);

globalStyle(`${viewer} > :not(.psv-canvas-container)`, inPatterns({ display: 'none' }));

globalStyle(
  `${viewer} > .psv-canvas-container`,
  inPatterns({ position: 'absolute', transition: `opacity ${motion.quick}` }),
);

export const flat = style([room, inPatterns({ width: '100%', objectFit: 'cover' })]);

export const missing = style([
  room,
  inPatterns({
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[2],
    padding: space[4],
    background: color.background.sunken,
    color: color.foreground.muted,
    fontSize: font.size.small,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
]);

export const loading = style(
  inPatterns({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }),
);

export const controls = style(
  inPatterns({
    position: 'absolute',
    insetBlockEnd: space[2],
    insetInline: space[2],
    // Left stays on the left, as in the picture.
    direction: 'ltr',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space[1],
    // What lies between the buttons belongs to the picture.
    pointerEvents: 'none',
    '@media': { [media.narrow]: { gap: '1px' } },
  }),
);

globalStyle(`${controls} > button`, inPatterns({ pointerEvents: 'auto' }));

// On a picture of any colour the ring needs a ground of its own.
globalStyle(`${controls} > button:focus-visible`, inPatterns({ outlineOffset: '-4px' }));
