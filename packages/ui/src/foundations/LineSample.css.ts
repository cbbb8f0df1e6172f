import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inPages } from '../theme/layered.ts';
import { entry } from './foundations.css.ts';

const { color, radius, shadow, space } = vars;

export const row = style([
  entry,
  inPages({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', paddingBlock: space[4], border: 0 }),
]);

export const line = styleVariants(color.border, (paint) =>
  inPages({ borderBlockStart: `1px solid ${paint}` }),
);

export const shapes = style(inPages({ display: 'flex', flexWrap: 'wrap', gap: space[6] }));

const box = style(
  inPages({
    display: 'grid',
    placeItems: 'center',
    width: '8rem',
    height: '5rem',
    border: `1px solid ${color.border.control}`,
    background: color.background.surface,
    textAlign: 'center',
  }),
);

export const corner = styleVariants(radius, (borderRadius) => [box, inPages({ borderRadius })]);

export const floating = style([
  box,
  inPages({
    width: '14rem',
    borderColor: color.border.hairline,
    borderRadius: radius.medium,
    boxShadow: shadow.float,
  }),
]);

export const inverted = style([
  floating,
  inPages({
    border: 0,
    background: color.floating.background,
    color: color.floating.foreground,
  }),
]);
