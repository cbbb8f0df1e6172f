import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, space } = vars;

export const cards = style(inPatterns({ minWidth: 0 }));

// Padding instead of a gap: the room of cards that are not drawn is measured, card by card.
export const card = style(
  inPatterns({
    position: 'relative',
    paddingBlockEnd: space[3],
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
);

/** A card beside its box. */
export const selectableCard = style(inPatterns({ display: 'flex', alignItems: 'center', gap: space[1] }));

export const cardBody = style(inPatterns({ flex: 1, minWidth: 0 }));

/** Above the cards: by what they are sorted. */
export const sortBar = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[4],
    marginBlockEnd: space[2],
    color: color.foreground.muted,
    fontSize: font.size.small,
    fontWeight: font.weight.medium,
    lineHeight: font.lineHeight.small,
  }),
);
