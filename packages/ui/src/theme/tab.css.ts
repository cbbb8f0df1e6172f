import { style } from '@vanilla-extract/css';
import { media } from '../tokens/media.ts';
import { vars } from './contract.css.ts';
import { inComponents } from './layered.ts';

const { color, font, motion } = vars;

/** What says which it is: `data-selected` of a Tab, `aria-current` of a link. */
const current = '&:is([data-selected], [aria-current])';

/** The words of a tab, of which one is the current one. Put it onto a line whose hairline is at its lower edge. */
export const tab = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    borderRadius: '2px',
    color: color.foreground.muted,
    fontWeight: font.weight.medium,
    overflowWrap: 'anywhere',
    transition: `color ${motion.quick} ${motion.ease}`,
    selectors: {
      '&[data-hovered]': { color: color.foreground.plain },
      [current]: { color: color.foreground.plain },
      // It lies on the hairline, so that the tab and what it shows read as one sheet.
      [`${current}::after`]: {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '-1px',
        height: '2px',
        background: color.tone.match.graphic,
      },
    },
    '@media': {
      // Its words may be short.
      [media.touch]: { minWidth: vars.measure.target },
      [media.forcedColors]: {
        selectors: { [`${current}::after`]: { height: '4px', background: 'Highlight' } },
      },
    },
  }),
);
