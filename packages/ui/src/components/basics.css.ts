import { recipe } from '@vanilla-extract/recipes';
import { style, keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/layered.ts';
import { smallText } from '../theme/looks.ts';
import { media } from '../tokens/media.ts';
import { breathe } from '../theme/animations.css.ts';

const { color, font, radius, space } = vars;

function tint(tone: keyof typeof color.tone) {
  const { foreground, background, border } = color.tone[tone];
  return inComponents({ color: foreground, background, borderColor: border });
}

export const badge = recipe({
  base: inComponents({
    display: 'inline-block',
    maxWidth: '100%',
    paddingBlock: '1px',
    paddingInline: space[2],
    border: '1px solid',
    borderRadius: radius.small,
    ...smallText,
    fontWeight: font.weight.medium,
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

export const card = style(
  inComponents({
    minWidth: 0,
    padding: space[6],
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.medium,
    background: color.background.surface,
    '@media': { [media.narrow]: { padding: space[4] } },
  }),
);

export const skeleton = recipe({
  base: inComponents({
    display: 'block',
    maxWidth: '100%',
    borderRadius: radius.small,
    background: color.border.hairline,
    animation: `${breathe} 1.6s ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { border: '1px solid GrayText' },
    },
  }),
  variants: {
    size: {
      // As high as a line of the text around it.
      text: inComponents({ height: '0.75em', marginBlock: ['0.375em', 'calc((1lh - 0.75em) / 2)'] }),
      heading: inComponents({ height: '1.375rem', marginBlock: '0.25rem' }),
      // A small MatchMeter: its number above its word.
      meter: inComponents({ height: '2.65rem', aspectRatio: '1', borderRadius: radius.round }),
      picture: inComponents({ aspectRatio: '4 / 3' }),
    },
    width: { full: {}, long: inComponents({ width: '70%' }), short: inComponents({ width: '40%' }) },
  },
});

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style(inComponents({ display: 'inline-block', flexShrink: 0, lineHeight: 0 }));

export const spinnerRing = recipe({
  base: inComponents({
    fill: 'none',
    animation: `${turn} 900ms linear infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
  variants: {
    size: {
      small: inComponents({ width: '1.25rem', height: '1.25rem' }),
      large: inComponents({ width: '2.5rem', height: '2.5rem' }),
    },
  },
});

export const spinnerTrack = style(inComponents({ stroke: 'currentColor', strokeWidth: 3, opacity: 0.18 }));

export const spinnerArc = style(
  inComponents({ stroke: 'currentColor', strokeWidth: 3, strokeLinecap: 'round' }),
);
