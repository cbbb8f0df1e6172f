import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, radius } = vars;

const size = {
  small: inComponents({ width: '2rem', height: '2rem', borderRadius: radius.small }),
  medium: inComponents({ width: '3rem', height: '3rem', borderRadius: radius.medium }),
  large: inComponents({ width: '6rem', height: '6rem', borderRadius: radius.large }),
};

const frame = style(
  inComponents({ display: 'block', flexShrink: 0, overflow: 'hidden', background: color.background.sunken }),
);

export const picture = recipe({
  base: [frame, inComponents({ objectFit: 'cover' })],
  variants: { size },
});

export const logo = recipe({
  base: [
    frame,
    inComponents({
      '@media': { [media.forcedColors]: { background: 'Canvas', border: '1px solid CanvasText' } },
    }),
  ],
  variants: {
    size,
    scheme: {
      spruce: inComponents({ background: color.tone.match.background }),
      ink: inComponents({ background: color.background.hover }),
      cloudberry: inComponents({ background: color.tone.attention.background }),
      fog: inComponents({ background: color.tone.neutral.background }),
      night: inComponents({ background: color.floating.background }),
    },
  },
});

// The stroke closes the hair that would shine through between two tiles. SVG keeps its own colours where the reader
// has forced theirs: it has to be told.
const ink = (paint: string) =>
  inComponents({
    fill: paint,
    stroke: paint,
    strokeWidth: 0.2,
    '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'CanvasText' } },
  });

export const shape = recipe({
  variants: {
    scheme: {
      spruce: ink(color.tone.match.graphic),
      ink: ink(color.foreground.plain),
      cloudberry: ink(color.tone.attention.graphic),
      fog: ink(color.tone.neutral.graphic),
      night: ink(color.floating.foreground),
    },
  },
});

export const accent = recipe({
  variants: {
    scheme: {
      spruce: ink(color.foreground.plain),
      ink: ink(color.tone.match.graphic),
      cloudberry: ink(color.foreground.plain),
      fog: ink(color.tone.match.graphic),
      night: ink(color.floating.success),
    },
  },
});
