import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';

const { color, font, space } = vars;

export const missing = style(
  inPatterns({
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[2],
    width: '100%',
    height: '100%',
    padding: space[4],
    background: color.background.sunken,
    color: color.foreground.muted,
    fontSize: font.size.small,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);
