import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/layered.ts';
import { media } from '../tokens/media.ts';
import { tab } from './shell.css.ts';

const { color, space } = vars;

/** A row of tabs. On phones it scrolls, and a word that is cut says that there are more. */
export const tabs = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[6],
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    '@media': {
      [media.narrow]: {
        flexWrap: 'nowrap',
        columnGap: space[4],
        overflowX: 'auto',
        scrollbarWidth: 'none',
        scrollPaddingInline: space[10],
        // Room for the ring around what has the focus, which would be cut.
        padding: '2px',
        marginBlock: '-2px',
        marginInlineStart: '-2px',
        // A border would be outside of what scrolls, and the mark of the current one lies on it.
        borderBlockEnd: 0,
        boxShadow: `inset 0 -1px ${color.border.hairline}`,
      },
      [media.print]: { display: 'none' },
    },
  }),
);

const onPhones = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, inComponents({ '@media': { [media.narrow]: rule } }));

onPhones(`${tabs} > *`, { flexShrink: 0, maxWidth: '100%' });
onPhones(`${tabs} ${tab}::after`, { insetBlockEnd: '-2px' });
onPhones(`${tabs} ${tab}:is([data-focus-visible], :focus-visible)`, { outlineOffset: 0 });
