import type { Options } from '../options.ts';

/** The text of `Name.css.ts`. */
export const stylesOf = (options: Options): string =>
  options.isInteractive ? pressed(options) : shown(options);

const shown = ({ kind: { layer } }: Options): string => `import { recipe } from '@vanilla-extract/recipes';
import type { Tone } from '../../theme/colors.ts';
import { vars } from '../../theme/contract.css.ts';
import { ${layer} } from '../../theme/layered.ts';

const { color, radius, space } = vars;

function tint(tone: Tone) {
  const { foreground, background, border } = color.tone[tone];
  return ${layer}({ color: foreground, background, borderColor: border });
}

export const root = recipe({
  base: ${layer}({
    minWidth: 0,
    paddingBlock: space[2],
    paddingInline: space[4],
    border: '1px solid',
    borderRadius: radius.small,
    overflowWrap: 'anywhere',
  }),
  variants: {
    tone: {
      match: tint('match'),
      attention: tint('attention'),
      danger: tint('danger'),
      neutral: tint('neutral'),
    },
  },
});
`;

const pressed = ({ kind: { layer } }: Options): string => `import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ${layer} } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, motion, radius, space } = vars;

export const root = style(
  ${layer}({
    maxWidth: '100%',
    minHeight: '2.25rem',
    paddingBlock: space[1],
    paddingInline: space[4],
    border: \`1px solid \${color.border.control}\`,
    borderRadius: radius.small,
    background: color.action.plain.background,
    color: color.action.plain.foreground,
    fontWeight: font.weight.strong,
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: \`background-color \${motion.quick} \${motion.ease}\`,
    selectors: {
      '&[data-hovered]': { background: color.action.plain.backgroundHover },
      '&[data-pressed]': { background: color.action.plain.backgroundPressed },
      '&[aria-disabled="true"]': {
        background: color.background.sunken,
        borderColor: color.border.hairline,
        color: color.foreground.muted,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.touch]: { minHeight: vars.measure.target },
      [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
    },
  }),
);
`;
