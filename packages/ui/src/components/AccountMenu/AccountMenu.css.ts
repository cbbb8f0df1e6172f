import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

// The picture fills the button, which is no higher for it. Below other words it begins where they do.
export const picture = style(
  inComponents({
    marginBlock: '-0.5rem',
    '@media': { [media.medium]: { marginInlineStart: '-0.5rem' } },
  }),
);

export const name = style(inComponents({ maxWidth: '12rem', textAlign: 'start' }));

/** On a phone each thing of a bar has its own line, and a desk has room for all of them in one. */
export const optionalName = style([
  name,
  inComponents({ '@media': { [media.tablet]: { display: 'none' } } }),
]);
