import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';

const { color, font, space } = vars;

/** From here on, six columns and the plot stand beside each other. */
export const hasRoomForBoth = '(width >= 80rem)';
const hasRoomForOne = '(width < 80rem)';

/** How high the toolbar is, at most, while it stays in sight. */
const toolbarHeight = createVar();

// On a low window it would hide what it is about; on a phone, too: only its first line stays there.
const hasRoomForToolbar = '(width >= 48rem) and (height >= 32rem)';
const hasRoomForLine = `${media.narrow} and (height >= 32rem)`;

const stuck = { position: 'sticky', zIndex: 3, insetBlockStart: 0 } as const;

/** Above the list: how many there are, and what can be done with them. */
export const toolbar = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: space[6],
    rowGap: space[2],
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    background: color.background.page,
    '@media': {
      [hasRoomForToolbar]: stuck,
      [hasRoomForLine]: { display: 'contents' },
      [media.print]: { position: 'static', background: 'none' },
    },
  }),
);

/** At most, in two lines. */
const columnHeads = '3.75rem';

const heightOfToolbar = (lines: number, below = '0px') => {
  const height = `calc(${lines} * (${vars.measure.target} + ${space[2]}) + ${space[2]})`;
  return {
    vars: { [toolbarHeight]: height },
    // What takes the focus isn't scrolled below it.
    scrollPaddingBlockStart: `calc(${height} + ${below} + ${space[2]})`,
  };
};

globalStyle(
  `:root:has(${toolbar})`,
  inPages({
    '@media': {
      [hasRoomForLine]: heightOfToolbar(1),
      [hasRoomForToolbar]: heightOfToolbar(2),
      [hasRoomForBoth]: heightOfToolbar(1, columnHeads),
    },
  }),
);
// Filters may stand below the number of matches.
globalStyle(
  `:root:has(${toolbar} li)`,
  inPages({
    '@media': {
      [hasRoomForBoth]: heightOfToolbar(2, columnHeads),
    },
  }),
);

/** How many there are, and the switch of the view; as high before they come. */
export const results = style(
  inPages({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    position: 'relative',
    columnGap: space[4],
    flex: '1 1 27rem',
    minWidth: 0,
    minHeight: vars.measure.target,
    '@media': {
      [hasRoomForLine]: {
        ...stuck,
        flex: 'none',
        // As high as its content will be: padding and border come on top.
        boxSizing: 'content-box',
        paddingBlock: space[2],
        fontSize: font.size.small,
        lineHeight: font.lineHeight.small,
        borderBlockEnd: `1px solid ${color.border.hairline}`,
        background: color.background.page,
      },
      [hasRoomForBoth]: { flexBasis: '16rem' },
      [media.print]: { position: 'static', minHeight: 0 },
    },
  }),
);

// It only holds them.
globalStyle(`${toolbar} > :has(> ${results})`, inPages({ display: 'contents' }));

const scrolledAway = { insetBlockStart: `calc(-1 * (${vars.measure.target} + ${space[2]}))` };

// Where there is less room, the filters stand above the number and are scrolled away.
globalStyle(`${results}:has(li)`, inPages({ '@media': { [hasRoomForLine]: scrolledAway } }));
globalStyle(
  `${toolbar}:has(li)`,
  inPages({ '@media': { [`${hasRoomForToolbar} and ${hasRoomForOne}`]: scrolledAway } }),
);
globalStyle(
  `${results} > [role="group"]`,
  inPages({
    '@media': { [hasRoomForOne]: { flexGrow: 1, flexWrap: 'wrap-reverse' } },
  }),
);
// In one row with the button that clears them; moved sideways where there are more.
globalStyle(
  `${results} ul`,
  inPages({
    alignItems: 'center',
    minHeight: vars.measure.target,
    flex: '1 1 0',
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': { [hasRoomForBoth]: { flex: 'none', maxWidth: 'calc(100% - 10rem)' } },
  }),
);
globalStyle(`${results} li`, inPages({ flexShrink: 0 }));
globalStyle(
  `${results} [role="status"]`,
  inPages({
    display: 'grid',
    flexBasis: '100%',
    alignContent: 'center',
    minHeight: vars.measure.target,
    '@media': { [hasRoomForOne]: { paddingInlineEnd: '8.5rem' } },
  }),
);

export const actions = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[3],
    minWidth: 0,
    '@media': {
      [media.narrow]: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: space[2] },
    },
  }),
);

// Two have the same share, of four the last one needs more.
globalStyle(
  `${actions}:not(:has(> :nth-child(3)))`,
  inPages({ '@media': { [media.narrow]: { gridTemplateColumns: '1fr 1fr' } } }),
);

globalStyle(
  `${actions} button`,
  inPages({
    '@media': { [media.narrow]: { width: '100%', padding: `0 ${space[2]}`, fontSize: font.size.small } },
  }),
);

export const beside = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(46rem, 57fr) minmax(0, 43fr)',
    alignItems: 'start',
    columnGap: space[6],
  }),
);

const shownToolbar = fallbackVar(toolbarHeight, '0px');

// The names of the columns stay in sight, too.
globalStyle(
  `${beside} thead`,
  inPages({
    position: 'sticky',
    insetBlockStart: shownToolbar,
    zIndex: 2,
    background: color.background.page,
    boxShadow: `0 1px ${color.border.rule}`,
    '@media': { [media.print]: { position: 'static' } },
  }),
);

const ringAt = (share: string) =>
  `transparent calc(${share} - 1px), ${color.border.hairline} calc(${share} - 1px) ${share}, transparent ${share}`;

/** Where those of the map will be, which comes a little later. */
const placeholderRings = `radial-gradient(circle closest-side at 50% calc(50% - 3rem), ${ringAt('32%')}, ${ringAt('48%')}, ${ringAt('96%')})`;

/** Stays in sight while the list is scrolled, as high as the window below the toolbar. */
export const plot = style(
  inPages({
    position: 'sticky',
    insetBlockStart: `calc(${shownToolbar} + ${space[4]})`,
    display: 'flex',
    flexDirection: 'column',
    height: `calc(100dvh - ${shownToolbar} - 2 * ${space[4]})`,
    minHeight: '24rem',
    borderRadius: vars.radius.medium,
    background: `${placeholderRings} ${color.background.sunken}`,
    selectors: { '&:not(:empty)': { background: 'none' } },
  }),
);

/** Beside the number, which leaves it room. */
export const viewSwitch = style(
  inPages({
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlockEnd: 0,
    '@media': {
      [hasRoomForLine]: { insetBlockEnd: space[2] },
      [media.print]: { display: 'none' },
    },
  }),
);

/** Instead of the list. */
export const alone = style(
  inPages({
    display: 'flex',
    flexDirection: 'column',
    height: 'min(66dvh, 48rem)',
    minHeight: '22rem',
    overflow: 'auto',
  }),
);
