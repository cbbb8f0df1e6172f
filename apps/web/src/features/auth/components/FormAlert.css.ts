import { style } from '@vanilla-extract/css';
import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';

const { color, radius, space } = vars;

export const alert = style(
  inPages({
    display: 'flex',
    gap: space[2],
    paddingBlock: space[3],
    paddingInline: space[3],
    border: `1px solid ${color.tone.danger.border}`,
    borderRadius: radius.small,
    background: color.tone.danger.background,
    color: color.tone.danger.foreground,
    overflowWrap: 'anywhere',
  }),
);

export const icon = style(inPages({ flexShrink: 0, paddingBlockStart: '2px' }));
