import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

export const failure = style(
  inPages({
    display: 'flex',
    gap: vars.space[2],
    marginBlock: `0 ${vars.space[5]}`,
    padding: vars.space[3],
    borderInlineStart: `3px solid ${vars.color.tone.danger.graphic}`,
    background: vars.color.tone.danger.background,
    color: vars.color.tone.danger.foreground,
  }),
);
