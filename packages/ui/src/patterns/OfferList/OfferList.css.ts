import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';

const { color, space } = vars;

export const offer = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: space[3],
    minWidth: 0,
    paddingBlockEnd: space[4],
  }),
);

export const drawing = style(
  inPatterns({
    width: '100%',
    marginBlockEnd: space[2],
    borderBlockEnd: `1px solid ${color.border.rule}`,
  }),
);

export const gets = style(inPatterns({ flex: 1 }));

export const gain = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[2],
    overflowWrap: 'anywhere',
  }),
);

export const tick = style(
  inPatterns({ display: 'flex', alignItems: 'center', height: '1lh', color: color.tone.match.graphic }),
);
