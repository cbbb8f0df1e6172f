import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, font, measure, radius, space } = vars;

const onPaper = { '@media': { [media.print]: { display: 'none' } } } as const;

export const header = style(
  inPages({ borderBlockEnd: `1px solid ${color.border.hairline}`, background: color.background.page }),
);

export const bar = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[6],
    rowGap: 0,
    minHeight: space[16],
    paddingInline: space[6],
    '@media': { [media.narrow]: { columnGap: space[4], paddingInline: space[4] } },
  }),
);

export const brand = style(
  inPages({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: measure.target,
    marginInlineEnd: 'auto',
    textDecoration: 'none',
  }),
);

export const languages = style(
  inPages({
    display: 'flex',
    columnGap: space[4],
    // Below the brand and the login, where there is no room between them.
    '@media': {
      [media.narrow]: { order: 1, flexBasis: '100%', borderBlockStart: `1px solid ${color.border.hairline}` },
      [media.print]: { display: 'none' },
    },
  }),
);

export const language = style(
  inPages({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: measure.target,
    color: color.foreground.muted,
    fontSize: font.size.small,
    fontWeight: font.weight.medium,
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: color.foreground.plain },
      '&[aria-current]': {
        color: color.foreground.plain,
        textDecorationLine: 'underline',
        textDecorationColor: color.tone.match.graphic,
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.5em',
      },
    },
  }),
);

/** Of pictures in a row, the next one looks in at the side. */
const row = style(
  inPages({
    display: 'grid',
    gridAutoFlow: 'column',
    gap: space[3],
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'thin',
    marginBlockStart: space[6],
    paddingBlockEnd: space[3],
    '@media': {
      // To the edges of the window.
      [media.narrow]: {
        marginBlockStart: 0,
        marginInline: `calc(-1 * ${space[4]})`,
        gap: space[1],
        paddingBlockEnd: 0,
        scrollbarWidth: 'none',
      },
      [media.print]: { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr', overflow: 'visible' },
    },
  }),
);

export const pictures = styleVariants({
  one: [row, inPages({ gridAutoColumns: '100%' })],
  many: [
    row,
    inPages({
      gridAutoColumns: '72%',
      '@media': { [media.narrow]: { gridAutoColumns: '92%' }, [media.print]: { gridAutoColumns: 'auto' } },
    }),
  ],
});

export const figure = style(inPages({ position: 'relative', minWidth: 0, scrollSnapAlign: 'start' }));

export const photo = style(
  inPages({
    width: '100%',
    height: 'clamp(16rem, 46vw, 34rem)',
    borderRadius: radius.medium,
    background: color.background.sunken,
    objectFit: 'cover',
    '@media': {
      [media.narrow]: { height: '75vw', borderRadius: 0 },
      [media.print]: { height: '14rem' },
    },
  }),
);

export const caption = style(
  inPages({
    paddingBlockStart: space[2],
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    '@media': { [media.narrow]: { paddingInline: space[4] } },
  }),
);

export const drawing = style(inPages({ marginBlockStart: space[6] }));

export const title = style(inPages({ display: 'grid', gap: space[2], paddingBlockStart: space[8] }));

export const facts = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, auto)',
    justifyContent: 'start',
    columnGap: space[12],
    rowGap: space[4],
    marginBlock: `${space[6]} ${space[8]}`,
    paddingBlock: space[5],
    borderBlock: `1px solid ${color.border.hairline}`,
    '@media': {
      [media.belowWide]: { justifyContent: 'stretch', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
);

export const term = style(
  inPages({
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
  }),
);

export const value = style(
  inPages({
    fontSize: font.size.heading,
    fontWeight: font.weight.strong,
    lineHeight: font.lineHeight.heading,
    letterSpacing: font.tracking.heading,
    overflowWrap: 'anywhere',
    '@media': { [media.narrow]: { fontSize: font.size.lead, lineHeight: font.lineHeight.lead } },
  }),
);

export const columns = style(
  inPages({
    display: 'grid',
    gap: space[10],
    paddingBlockEnd: space[16],
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', columnGap: space[12] },
      [media.belowWide]: { paddingBlockEnd: 0 },
      [media.print]: { gridTemplateColumns: '1fr' },
    },
  }),
);

export const story = style(inPages({ display: 'grid', alignContent: 'start', gap: space[10], minWidth: 0 }));

// Beside the column that leads on there is no room for a title at the side.
globalStyle(`${story} > section`, inPages({ gridTemplateColumns: 'minmax(0, 1fr)' }));

// As large as the lists around it.
globalStyle(`${story} table`, inPages({ fontSize: font.size.body, lineHeight: font.lineHeight.body }));

/** Landlords write paragraphs. */
export const description = style(inPages({ whiteSpace: 'pre-line' }));

export const amenities = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[6],
    rowGap: space[2],
    listStyle: 'none',
  }),
);

export const amenity = style(inPages({ display: 'inline-flex', alignItems: 'center', gap: space[2] }));

globalStyle(`${amenity} > svg`, inPages({ color: color.tone.match.graphic }));

/** What leads on: beside what is read, and on phones and tablets at the foot of the window. */
export const next = style(
  inPages({
    containerType: 'scroll-state',
    position: 'sticky',
    insetBlockStart: space[6],
    display: 'grid',
    alignSelf: 'start',
    gap: space[4],
    padding: space[6],
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.large,
    background: color.background.surface,
    '@media': {
      [media.belowWide]: {
        insetBlock: 'auto 0',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        marginInline: `calc(-1 * ${space[6]})`,
        padding: `${space[3]} ${space[6]}`,
        borderWidth: '1px 0 0',
        borderRadius: 0,
        background: color.background.page,
      },
      [media.narrow]: { marginInline: `calc(-1 * ${space[4]})`, padding: `${space[3]} ${space[4]}` },
      ...onPaper['@media'],
    },
  }),
);

// What takes the focus is not scrolled to beneath it.
globalStyle(
  `html:has(${next})`,
  inPages({ '@media': { [media.belowWide]: { scrollPaddingBlockEnd: '5.5rem' } } }),
);

// The rent is in sight: on phones all the time, on wide screens until the facts above are scrolled away.
export const nextFacts = style(
  inPages({
    display: 'none',
    minWidth: 0,
    '@media': { [media.tablet]: { display: 'grid' } },
    '@container': { 'scroll-state(stuck: top)': { '@media': { [media.wide]: { display: 'grid' } } } },
  }),
);

globalStyle(`${next} > a`, inPages({ '@media': { [media.narrow]: { flexGrow: 1 } } }));

export const rent = style(
  inPages({
    fontSize: font.size.title,
    fontWeight: font.weight.strong,
    lineHeight: font.lineHeight.title,
    letterSpacing: font.tracking.title,
    '@media': { [media.belowWide]: { fontSize: font.size.lead, lineHeight: font.lineHeight.lead } },
  }),
);

export const nextHint = style(
  inPages({ display: 'grid', gap: space[3], '@media': { [media.belowWide]: { display: 'none' } } }),
);

globalStyle(`${nextFacts} p`, inPages({ '@media': { [media.belowWide]: { fontSize: font.size.small } } }));

globalStyle(`${nextHint} a`, inPages({ display: 'block', width: 'fit-content' }));

// Without a script, only the browser knows what is pointed at.
globalStyle(`${next} > a:hover`, inPages({ background: color.action.primary.backgroundHover }));

export const gone = style(inPages({ paddingBlock: `${space[20]} ${space[24]}` }));

export const footer = style(inPages(onPaper));

// Two columns would leave most of the line empty.
globalStyle(
  `${footer} ul`,
  inPages({
    '@media': {
      [media.wide]: { display: 'flex', flexDirection: 'row', flexWrap: 'wrap', columnGap: space[6] },
    },
  }),
);
globalStyle(
  `${footer} footer > * > :first-child`,
  inPages({ '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } }),
);
