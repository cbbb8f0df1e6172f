import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { globalStyle, type GlobalStyleRule, keyframes, style, styleVariants } from '@vanilla-extract/css';

/** What it is about at the side, what it says beside it, as on a drawing's legend. */
export const section = style(
  inPages({
    display: 'grid',
    gap: vars.space[4],
    paddingBlockStart: vars.space[6],
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(14rem, 1fr) minmax(0, 3fr)', columnGap: vars.space[10] },
    },
  }),
);

/** What it is about, and where there is no column for that, its action at the end of the title's line; several stand below. */
export const about = style(
  inPages({
    display: 'grid',
    gap: vars.space[3],
    alignContent: 'start',
    '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
  }),
);

globalStyle(`${about} > *`, inPages({ gridColumnStart: 1 }));

export const aboutAction = style(
  inPages({
    '@media': {
      [media.belowWide]: { selectors: { '&:not(:has(> * > :nth-child(3)))': { gridArea: '1 / 2' } } },
    },
  }),
);

export const content = styleVariants({
  form: inPages({ maxWidth: vars.measure.form, minWidth: 0 }),
  full: inPages({ minWidth: 0 }),
  facts: inPages({ minWidth: 0 }),
});

// Between the rules of sections, a list needs none of its own.
globalStyle(`${content.facts} dl`, inPages({ borderBlockStart: 'none' }));
globalStyle(`${content.facts} dl > :first-child`, inPages({ paddingBlockStart: vars.space[1] }));
globalStyle(`${content.facts} dl > :last-child`, inPages({ borderBlockEnd: 'none', paddingBlockEnd: 0 }));

/** Its line is that of the section below; as close to the title as the list's first line is. */
export const subNav = style(inPages({ marginBlockStart: `calc(-1 * ${vars.space[8]})` }));

const fade = 'linear-gradient(90deg, #000 calc(100% - 3rem), transparent) 0 /';

/** Out of its right edge, at the end of the way. */
const toEnd = keyframes({
  from: { mask: `${fade} 100%` },
  to: { mask: `${fade} calc(100% + 3rem)` },
});

// On phones, its end fades while there is more beyond it.
globalStyle(
  `${subNav} ul`,
  inPages({
    '@media': {
      [media.narrow]: { animation: `${toEnd} linear both`, animationTimeline: 'scroll(self inline)' },
    },
  }),
);

// Also the first of a part that comes late.
globalStyle(
  `${subNav} + section, ${subNav} + div > section:first-child`,
  inPages({ paddingBlockStart: 0, borderBlockStart: 'none' }),
);

export const sections = style({});

export const toCome = style({});

globalStyle(`${sections} > * > :is(${toCome}, :has(${toCome})) ~ *`, inPages({ visibility: 'hidden' }));

export const narrow = style(inPages({ maxWidth: '26rem', marginInline: 'auto', width: '100%' }));

export const middle = style(inPages({ maxWidth: vars.measure.form, marginInline: 'auto', width: '100%' }));

export const note = style(
  inPages({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: vars.space[2],
  }),
);

/** As high as the picture from the beginning: what is kept below shows at once, also where this does not come. */
export const owner = style(inPages({ display: 'grid', alignContent: 'center', minHeight: '3rem' }));

/** Above the link that covers the card. */
export const actions = style(
  inPages({
    position: 'relative',
    zIndex: 1,
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[4],
    rowGap: vars.space[2],
    marginBlockStart: vars.space[1],
  }),
);

/** The picture, and beside it what changes it, where there is room. */
export const profilePicture = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space[6],
  }),
);

export const profilePictureUpload = style(inPages({ flex: '1 1 18rem', minWidth: 0 }));

/** Takes no room, and no gap, until something is said in it. */
export const live = style({ selectors: { '&:empty': inPages({ position: 'absolute' }) } });

/** As high before a choice as after it. */
export const saveStatus = style(inPages({ minHeight: vars.space[6] }));

/** Choices with lines between them, and beside each what it leads to, where there is room. */
export const settings = style(inPages({ display: 'grid', gap: vars.space[5] }));

const setting = `${settings} > :not(${saveStatus})`;
const radios = `${settings} > [role='radiogroup']`;
const withRoom = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, inPages({ '@media': { [media.medium]: rule } }));

globalStyle(
  `${settings} > * + :not(${saveStatus})`,
  inPages({ paddingBlockStart: vars.space[5], borderBlockStart: `1px solid ${vars.color.border.hairline}` }),
);
withRoom(setting, {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'center',
  justifyItems: 'start',
  columnGap: vars.space[8],
});
withRoom(`${setting} > :nth-child(2)`, { paddingInlineStart: 0 });
// The question, with its help beside it and its choices below.
withRoom(radios, { alignItems: 'start', gridTemplateRows: 'auto 1fr' });
withRoom(`${radios} > [slot='description']`, { gridArea: '1 / 2 / span 2' });
withRoom(`${radios} > :last-child`, { gridColumn: 1 });

// In the gap below.
globalStyle(
  `${settings} > ${saveStatus}`,
  inPages({ marginBlock: `calc(-1 * ${vars.space[4]}) calc(-1 * ${vars.space[6]})` }),
);

export const saved = style(inPages({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }));
