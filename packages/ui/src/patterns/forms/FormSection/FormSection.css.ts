import { globalStyle, style } from '@vanilla-extract/css';
import { contents } from '../../../lazy/lazy.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { inPatterns } from '../../../theme/layered.ts';
import { form } from '../Form/Form.css.ts';

const { color, density, space } = vars;

export const section = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: density.fieldGap,
    minWidth: 0,
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${color.border.hairline}`,
  }),
);

// Sections stand farther apart than fields, also where some of them come together in one component.
globalStyle(
  `${form.classNames.base} > :is(${section}, :has(> ${section})) + :is(${section}, :has(> ${section}:first-child))`,
  inPatterns({ marginBlockStart: `calc(${space[8]} - ${density.fieldGap})` }),
);

export const row = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    alignItems: 'start',
    columnGap: space[6],
    rowGap: space[1],
    minWidth: 0,
    // Each field ends with the distance to the next.
    marginBlockEnd: `calc(${space[1]} - ${density.fieldGap})`,
  }),
);

// A lazy field lies one deeper than others.
const field = `:is(${row} > div:not(${contents}), ${row} > ${contents} > div)`;

// A field's question and its control lie in rows that it shares with its neighbours, so that help for one of them
// moves no control out of the line. Between fields lie templates of react-aria's, which stay unseen.
globalStyle(
  field,
  inPatterns({
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    paddingBlockEnd: `calc(${density.fieldGap} - ${space[1]})`,
  }),
);
globalStyle(`${field} > :first-child`, inPatterns({ alignSelf: 'end' }));
