import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, measure, radius, space } = vars;

type Tone = (typeof color.tone)[keyof typeof color.tone];

// Half of the tone: it stays on the page for good, and must not be the loudest thing there.
const tinted = (tone: Tone): StyleRule => ({
  borderColor: tone.border,
  background: `color-mix(in oklab, ${tone.background} 50%, ${color.background.page})`,
});

export const notice = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    minWidth: 0,
    maxWidth: '44rem',
    padding: space[3],
    paddingInlineStart: space[4],
    border: '1px solid',
    borderRadius: radius.small,
    breakInside: 'avoid',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    tone: {
      info: inComponents(tinted(color.tone.neutral)),
      success: inComponents(tinted(color.tone.match)),
      warning: inComponents(tinted(color.tone.attention)),
      danger: inComponents(tinted(color.tone.danger)),
    },
  },
});

export const icon = recipe({
  base: inComponents({ paddingBlockStart: '0.375rem', lineHeight: 0 }),
  variants: {
    tone: {
      info: inComponents({ color: color.tone.neutral.foreground }),
      success: inComponents({ color: color.tone.match.foreground }),
      warning: inComponents({ color: color.tone.attention.foreground }),
      danger: inComponents({ color: color.tone.danger.foreground }),
    },
  },
});

// As high as the button beside it, so that a single line stands level with it.
export const content = style(
  inComponents({ flex: 1, minWidth: 0, paddingBlock: '0.25rem', overflowWrap: 'anywhere' }),
);

// The rule above a list would underline the title.
globalStyle(`${content} dl`, inComponents({ marginBlockStart: space[3] }));

export const title = style(inComponents({ fontWeight: font.weight.strong }));

export const text = style(inComponents({ maxWidth: measure.text }));

export const action = style(inComponents({ marginBlockStart: space[3] }));

// The cross stands on the first line, its target reaches beyond.
export const dismiss = style(
  inComponents({
    marginBlock: `calc(${space[1]} * -0.5)`,
    '@media': { [media.touch]: { margin: `calc(${space[1]} * -1.5)` }, [media.print]: { display: 'none' } },
  }),
);
