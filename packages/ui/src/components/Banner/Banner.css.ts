import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { rising } from '../../theme/animations.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, radius, shadow, space } = vars;

export const anchor = style(
  inComponents({
    position: 'fixed',
    zIndex: 90,
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'flex',
    justifyContent: 'center',
    padding: space[6],
    pointerEvents: 'none',
    '@media': { [media.narrow]: { padding: space[3] }, [media.print]: { display: 'none' } },
  }),
);

export const quiet = style(inComponents({ minWidth: 0 }));

export const banner = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2],
    minWidth: 0,
    maxWidth: '36rem',
    maxHeight: '50dvh',
    padding: space[2],
    paddingInlineStart: space[4],
    overflowY: 'auto',
    borderRadius: radius.medium,
    background: color.floating.background,
    color: color.floating.foreground,
    boxShadow: shadow.float,
    pointerEvents: 'auto',
    animation: rising,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const message = style(inComponents({ flex: 1, minWidth: 0 }));

export const notice = style(
  inComponents({ display: 'flex', alignItems: 'flex-start', gap: space[3], paddingBlock: '0.375rem' }),
);

export const icon = recipe({
  base: inComponents({ paddingBlockStart: '2px', lineHeight: 0 }),
  variants: {
    tone: {
      error: inComponents({ color: color.floating.error }),
      success: inComponents({ color: color.floating.success }),
      info: inComponents({ color: color.floating.foreground }),
    },
  },
});

export const text = style(
  inComponents({ minWidth: 0, fontWeight: font.weight.medium, overflowWrap: 'anywhere' }),
);

export const dismiss = style(
  inComponents({
    position: 'sticky',
    insetBlockStart: 0,
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: radius.small,
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outlineColor: color.floating.focus, outlineOffset: '-2px' },
    },
    '@media': { [media.touch]: { width: vars.measure.target, height: vars.measure.target } },
  }),
);
