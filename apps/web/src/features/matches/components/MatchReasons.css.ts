import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

export const reasons = style(inPages({ display: 'flex', flexWrap: 'wrap', gap: space[1], minWidth: 0 }));

const chip = style(
  inPages({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minWidth: 0,
    paddingBlock: '1px',
    paddingInline: `${space[1]} ${space[2]}`,
    borderRadius: radius.round,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    fontWeight: font.weight.medium,
    overflowWrap: 'anywhere',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

// The drawing says the same as the words, which are read first.
globalStyle(`${chip} > svg`, inPages({ zoom: 0.8 }));

const tinted = (tone: 'attention' | 'danger') => [
  chip,
  inPages({ background: color.tone[tone].background, color: color.tone[tone].foreground }),
];

/** By how far a criterion is met: what is missed is seen first. */
export const reason = styleVariants({
  match: [
    chip,
    inPages({
      boxShadow: `inset 0 0 0 1px ${color.border.hairline}`,
      color: color.tone.match.foreground,
    }),
  ],
  partial: tinted('attention'),
  mismatch: tinted('danger'),
});
