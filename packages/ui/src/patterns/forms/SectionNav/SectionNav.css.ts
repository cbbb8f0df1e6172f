import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { inPatterns } from '../../../theme/layered.ts';
import { smallText } from '../../../theme/looks.ts';
import { media } from '../../../tokens/media.ts';

const { color, density, font, radius, space } = vars;

/** Room for the links and two fields beside each other. */
const roomy = '(inline-size >= 56rem)';

export const root = style(inPatterns({ containerType: 'inline-size', minWidth: 0 }));

export const columns = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: space[10],
    '@container': { [roomy]: { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
    '@media': { [media.print]: { display: 'block' } },
  }),
);

export const nav = style(
  inPatterns({
    display: 'none',
    position: 'sticky',
    insetBlockStart: space[6],
    '@container': { [roomy]: { display: 'block' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const list = style(
  inPatterns({ listStyle: 'none', borderInlineStart: `1px solid ${color.border.hairline}` }),
);

export const link = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    minHeight: density.smallControlHeight,
    marginInlineStart: '-1px',
    paddingBlock: space[1],
    paddingInlineStart: space[4],
    borderInlineStart: '2px solid transparent',
    borderStartEndRadius: radius.small,
    borderEndEndRadius: radius.small,
    color: color.foreground.muted,
    ...smallText,
    fontWeight: font.weight.medium,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { color: color.foreground.plain },
      '&[aria-current]': {
        borderInlineStartColor: color.tone.match.graphic,
        color: color.foreground.plain,
      },
    },
    '@media': {
      [media.touch]: { minHeight: vars.measure.target },
      [media.forcedColors]: {
        // Transparent is not kept there.
        borderInlineStartColor: 'Canvas',
        selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
      },
    },
  }),
);
