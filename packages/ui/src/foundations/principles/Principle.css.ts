import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPages } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, radius, space } = vars;

export const belowDesktop = style(inPages({ display: 'grid', gap: space[4] }));

export const besidePhone = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: '16rem minmax(0, 1fr)',
    gap: space[8],
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

const frame = style(
  inPages({
    overflow: 'hidden',
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.medium,
    background: color.background.page,
  }),
);

export const desktop = style([frame, inPages({ aspectRatio: '1280 / 640' })]);

export const phone = style([frame, inPages({ maxWidth: '16rem', aspectRatio: '390 / 844' })]);

const picture = style(
  inPages({ display: 'block', width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' }),
);

// A picture that is not shown is not loaded, either.
const away = { display: 'none' } as const;
const deviceIsDark = `${media.screen} and ${media.dark}`;

export const light = style([
  picture,
  inPages({
    selectors: { ':root[data-theme="dark"] &': away },
    '@media': { [deviceIsDark]: { selectors: { ':root:not([data-theme="light"]) &': away } } },
  }),
]);

export const dark = style([
  picture,
  inPages({
    selectors: { ':root[data-theme="light"] &': away },
    '@media': { [`not all and ${media.dark}`]: { selectors: { ':root:not([data-theme="dark"]) &': away } } },
  }),
]);

export const words = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    alignContent: 'start',
    gap: space[6],
  }),
);

const tones = { asks: color.tone.match, forbids: color.tone.danger } as const;

export const rules = styleVariants(tones, ({ graphic }) =>
  inPages({ minWidth: 0, paddingBlockStart: space[3], borderBlockStart: `2px solid ${graphic}` }),
);

export const title = styleVariants(tones, ({ foreground }) =>
  inPages({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    paddingBlockEnd: space[1],
    color: foreground,
    fontSize: font.size.small,
    fontWeight: font.weight.strong,
  }),
);

export const list = style(inPages({ listStyle: 'none' }));

export const rule = style(
  inPages({ paddingBlock: space[1], borderBlockEnd: `1px solid ${color.border.hairline}` }),
);
