import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/layered.ts';
import { mutedSmallText } from '../theme/looks.ts';
import { media } from '../tokens/media.ts';

const { color, font, radius, space } = vars;

/** What says which it is: `data-selected` of a Tab, `aria-current` of a link. */
const current = '&:is([data-selected], [aria-current])';

/** The words of a tab, of which one is the current one. Put it onto a line whose hairline is at its lower edge. */
export const tab = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    borderRadius: '2px',
    color: color.foreground.muted,
    fontWeight: font.weight.medium,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-hovered]': { color: color.foreground.plain },
      [current]: { color: color.foreground.plain },
      // It lies on the hairline, so that the tab and what it shows read as one sheet.
      [`${current}::after`]: {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '-1px',
        height: '2px',
        background: color.tone.match.graphic,
      },
    },
    '@media': {
      // Its words may be short.
      [media.touch]: { minWidth: vars.measure.target },
      [media.forcedColors]: {
        selectors: { [`${current}::after`]: { height: '4px', background: 'Highlight' } },
      },
    },
  }),
);

export const root = style(
  inComponents({
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    background: color.background.page,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const bar = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[8],
    minHeight: space[16],
    paddingInline: space[6],
    '@media': {
      [media.narrow]: { paddingInline: space[4] },
      // Of two lines the one with the links is the lower: the current one's rule lies on the bar's edge.
      [media.medium]: { flexWrap: 'wrap-reverse' },
    },
  }),
);

export const brand = style(
  inComponents({ display: 'flex', alignItems: 'center', minHeight: vars.measure.target, minWidth: 0 }),
);

// Whatever the brand is drawn with, its link is as high as a finger needs and bears no line.
globalStyle(
  `${brand} > a`,
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'inherit',
    textDecoration: 'none',
  }),
);

export const menuButton = style(
  inComponents({
    display: 'none',
    alignItems: 'center',
    gap: space[2],
    minHeight: vars.measure.target,
    marginInlineStart: 'auto',
    paddingInline: space[3],
    marginInlineEnd: `calc(-1 * ${space[3]})`,
    borderRadius: radius.small,
    fontWeight: font.weight.strong,
    cursor: 'pointer',
    // The button ends at the window's edge, where a ring around it would be cut off.
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
    '@media': { [media.narrow]: { display: 'inline-flex' } },
  }),
);

// Where there is room for both, links and end are parts of the bar itself: what has no place in its first line has the
// whole of the next one, and each line is centred by itself.
export const openMenu = style(
  inComponents({
    display: 'contents',
    '@media': {
      [media.narrow]: {
        display: 'flex',
        flex: '1 0 100%',
        flexDirection: 'column',
        alignItems: 'stretch',
        gap: space[3],
        paddingBlock: space[2],
        paddingBlockEnd: space[4],
        borderBlockStart: `1px solid ${color.border.hairline}`,
      },
    },
  }),
);

export const menu = style([openMenu, inComponents({ '@media': { [media.narrow]: { display: 'none' } } })]);

export const nav = style(inComponents({ minWidth: 0 }));

export const list = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[6],
    '@media': { [media.narrow]: { flexDirection: 'column' } },
  }),
);

export const link = style([
  tab,
  inComponents({
    minHeight: space[16],
    textDecoration: 'none',
    selectors: { '&:focus-visible': { outlineOffset: '-6px' } },
    '@media': {
      [media.narrow]: {
        display: 'flex',
        minHeight: vars.measure.target,
        selectors: {
          '&[aria-current]': { fontWeight: font.weight.strong },
          // Below each other, the rule stands beside the current one.
          '&[aria-current]::after': {
            insetInline: 'auto',
            insetInlineStart: `calc(-1 * ${space[4]})`,
            insetBlock: '10px',
            height: 'auto',
            width: '3px',
          },
          '&:focus-visible': { outlineOffset: '-2px' },
        },
      },
    },
  }),
]);

// Comes late: it takes no place in the bar, so that nothing moves.
export const badge = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: space[2],
    insetInlineStart: 'calc(100% + 2px)',
    whiteSpace: 'nowrap',
    '@media': { [media.narrow]: { position: 'static', marginInlineStart: space[2] } },
  }),
);

// Two digits leave some room to the next link.
globalStyle(
  `${list} ${badge} > *`,
  inComponents({ paddingInline: '5px', fontSize: '0.75rem', lineHeight: '1.125rem' }),
);

export const end = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[1],
    minWidth: 0,
    '@media': {
      // Quiet buttons bear no edge: their words stand below those of the links.
      [media.narrow]: { justifyContent: 'flex-start', marginInlineStart: `calc(-1 * ${space[3]})` },
    },
  }),
);

export const skipLink = style(
  inComponents({
    position: 'fixed',
    zIndex: 100,
    insetBlockStart: space[2],
    insetInlineStart: space[2],
    paddingBlock: space[3],
    paddingInline: space[4],
    borderRadius: radius.small,
    background: color.floating.background,
    color: color.floating.foreground,
    fontWeight: font.weight.strong,
    selectors: {
      '&:not(:focus)': {
        clipPath: 'inset(50%)',
        width: '1px',
        height: '1px',
        padding: 0,
        overflow: 'hidden',
      },
    },
  }),
);

// The accountPicture fills the button, which is no higher for it. Below other words it begins where they do.
export const accountPicture = style(
  inComponents({
    marginBlock: '-0.5rem',
    '@media': { [media.medium]: { marginInlineStart: '-0.5rem' } },
  }),
);

export const accountName = style(inComponents({ maxWidth: '12rem', textAlign: 'start' }));

/** On a phone each thing of a bar has its own line, and a desk has room for all of them in one. */
export const optionalName = style([
  accountName,
  inComponents({ '@media': { '(40rem <= width < 80rem)': { display: 'none' } } }),
]);

export const logo = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    color: color.foreground.plain,
  }),
);

// The style sheet of a brand (createTheme) sets what its logo changes.
export const logoMark = style(
  inComponents({
    width: 'calc(1.75rem * var(--tilava-logo-ratio, 1))',
    height: '1.75rem',
    fill: 'none',
    flexShrink: 0,
    background: 'var(--tilava-logo-image, none) center / contain no-repeat',
  }),
);

const drawing = { visibility: 'var(--tilava-logo-drawing, visible)' } as const;

export const logoWall = style(
  inComponents({ ...drawing, stroke: 'currentColor', strokeWidth: 3, strokeLinejoin: 'miter' }),
);

export const logoDoor = style(inComponents({ ...drawing, fill: color.tone.match.graphic }));

export const logoName = style(
  inComponents({
    // A word mark says the name itself; screen readers still read this one.
    position: 'var(--tilava-logo-name-position, static)',
    clipPath: 'var(--tilava-logo-name-clip, none)',
    fontSize: font.size.heading,
    fontWeight: font.weight.bold,
    lineHeight: 1,
    letterSpacing: font.tracking.display,
  }),
);

export const footer = style(
  inComponents({
    borderBlockStart: `1px solid ${color.border.rule}`,
    background: color.background.page,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const footerColumns = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
    columnGap: space[8],
    rowGap: space[10],
    paddingBlock: `${space[10]} ${space[12]}`,
    '@media': { [media.narrow]: { rowGap: space[8], paddingBlock: `${space[8]} ${space[10]}` } },
  }),
);

export const footerBrand = style(
  inComponents({ minWidth: 0, textWrap: 'balance', '@media': { [media.narrow]: { gridColumn: '1 / -1' } } }),
);

export const footerGroup = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: space[2], minWidth: 0 }),
);

export const footerNewsletter = style(
  inComponents({
    minWidth: 0,
    gridColumn: 'span 2',
    '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
  }),
);

// It heads its column as the other headings do.
globalStyle(
  `${footerNewsletter} label`,
  inComponents({
    fontSize: font.size.lead,
    lineHeight: font.lineHeight.lead,
    letterSpacing: font.tracking.lead,
  }),
);

export const footerNote = style(
  inComponents({
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${color.border.hairline}`,
    ...mutedSmallText,
    overflowWrap: 'anywhere',
  }),
);
