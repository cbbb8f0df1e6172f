import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

/** Where there is room for the list, the conversation and the match beside each other. */
export const besideMatch = '(width >= 80rem)';

/** The list beside the conversation; on narrow screens only one of them. */
export const places = style(
  inPages({
    display: 'grid',
    gap: space[6],
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(18rem, 2fr) minmax(0, 3fr)', columnGap: space[10] },
      [besideMatch]: { gridTemplateColumns: '20rem minmax(0, 1fr)', columnGap: space[8] },
    },
  }),
);

export const listPlace = styleVariants({
  alone: inPages({ minWidth: 0 }),
  beside: inPages({
    minWidth: 0,
    paddingBlockStart: space[6],
    '@media': { [media.belowWide]: { display: 'none' } },
  }),
});

export const bar = style(inPages({ display: 'grid', gap: space[4], marginBlockEnd: space[4] }));

export const list = style(
  inPages({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    borderBlockStart: `1px solid ${color.border.hairline}`,
  }),
);

export const thread = style(
  inPages({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[1],
    paddingBlock: space[3],
    paddingInline: space[3],
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    selectors: {
      '&:hover': { background: color.background.sunken },
      '&[aria-current]': { background: color.background.sunken, boxShadow: `inset 3px 0 ${color.focus}` },
    },
  }),
);

/** The whole entry can be pressed. */
globalStyle(`${thread} a::after`, inPages({ content: '', position: 'absolute', inset: 0 }));

export const line = style(
  inPages({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[3] }),
);

export const excerpt = style(inPages({ minWidth: 0 }));

globalStyle(
  `${excerpt} > *`,
  inPages({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

export const unread = style(inPages({ flexShrink: 0, whiteSpace: 'nowrap' }));

export const conversation = style(
  inPages({ display: 'grid', gap: space[5], minWidth: 0, alignContent: 'start' }),
);

/** The match beside the conversation. */
export const withMatch = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    minWidth: 0,
    alignItems: 'start',
    '@media': { [besideMatch]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(15rem, 2fr)' } },
  }),
);

export const match = style(inPages({ minWidth: 0, paddingBlockStart: space[6] }));

export const messages = style(
  inPages({ display: 'grid', gap: space[3], listStyle: 'none', margin: 0, padding: 0 }),
);

const bubble = {
  maxWidth: 'min(36rem, 88%)',
  paddingBlock: space[3],
  paddingInline: space[4],
  borderRadius: radius.medium,
  border: `1px solid ${color.border.hairline}`,
  overflowWrap: 'anywhere',
} as const;

export const message = styleVariants({
  own: inPages({ ...bubble, justifySelf: 'end', background: color.background.sunken }),
  other: inPages({ ...bubble, justifySelf: 'start' }),
});

/** Line breaks are the writer's. */
export const text = style(inPages({ whiteSpace: 'pre-wrap', margin: 0, fontSize: font.size.body }));

/** Stands apart from what is written. */
export const viewing = style(
  inPages({
    minWidth: 0,
    paddingBlock: space[4],
    paddingInline: space[4],
    borderRadius: radius.medium,
    border: `1px solid ${color.border.hairline}`,
  }),
);

export const viewingFields = style(
  inPages({
    display: 'grid',
    gap: space[3],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
    maxWidth: '40rem',
  }),
);

globalStyle(`${viewingFields} > *`, inPages({ minWidth: 0 }));
