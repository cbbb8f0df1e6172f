import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inPages } from '../theme/layered.ts';
import { media } from '../tokens/media.ts';
import { fontSize } from '../tokens/scale.ts';
import { entry } from './foundations.css.ts';

const { color, font, space } = vars;

export const row = style([
  entry,
  inPages({
    gridTemplateColumns: '12rem minmax(0, 1fr)',
    alignItems: 'baseline',
    paddingBlock: space[3],
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
]);

export const words = styleVariants(fontSize, (_size, name) =>
  inPages({
    fontSize: font.size[name],
    lineHeight: font.lineHeight[name],
    letterSpacing: font.tracking[name],
    overflowWrap: 'anywhere',
  }),
);

/** Two settings of the same words on top of each other, the second transparent in its red. */
export const overlay = style(inPages({ display: 'grid', maxWidth: vars.measure.text }));

const layer = { gridArea: '1 / 1', minWidth: 0 } as const;

export const own = style(inPages(layer));

export const fallback = style(
  inPages({ ...layer, color: color.tone.danger.graphic, opacity: 0.6, fontFamily: font.fallback }),
);
