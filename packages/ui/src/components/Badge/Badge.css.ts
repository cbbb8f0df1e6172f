import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';

const { color, font, radius, space } = vars;

function tint(tone: keyof typeof color.tone) {
  const { foreground, background, border } = color.tone[tone];
  return inComponents({ color: foreground, background, borderColor: border });
}

export const badge = recipe({
  base: inComponents({
    display: 'inline-block',
    maxWidth: '100%',
    paddingBlock: '1px',
    paddingInline: space[2],
    border: '1px solid',
    borderRadius: radius.small,
    fontSize: font.size.small,
    fontWeight: font.weight.medium,
    lineHeight: font.lineHeight.small,
    overflowWrap: 'anywhere',
  }),
  variants: {
    tone: {
      match: tint('match'),
      attention: tint('attention'),
      danger: tint('danger'),
      neutral: tint('neutral'),
    },
  },
});
