/** Font sizes: 14, 16, 18, 22, 28, 36 and 48 px at the browser's default size. */
export const fontSize = {
  small: '0.875rem',
  body: '1rem',
  lead: '1.125rem',
  heading: '1.375rem',
  title: '1.75rem',
  display: '2.25rem',
  hero: '3rem',
} as const;

/** Line heights that go with the font sizes of the same name. */
export const lineHeight = {
  small: '1.43',
  body: '1.5',
  lead: '1.5',
  heading: '1.28',
  title: '1.2',
  display: '1.12',
  hero: '1.05',
} as const satisfies Record<keyof typeof fontSize, string>;

/** Letter spacing that goes with the font sizes of the same name: large letters stand closer. */
export const tracking = {
  small: '0',
  body: '0',
  lead: '-0.003em',
  heading: '-0.011em',
  title: '-0.017em',
  display: '-0.022em',
  hero: '-0.028em',
} as const satisfies Record<keyof typeof fontSize, string>;

/** Weights of the variable font that are in use. */
export const fontWeight = { regular: '400', medium: '500', strong: '600', bold: '700' } as const;

/** Distances; a name is the number of 4 px units. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
} as const;

/** The name of a distance: a number of 4 px units. */
export type Space = keyof typeof space;

/** Corner radii: 4, 8 and 12 px, and the full round of pills. */
export const radius = { small: '4px', medium: '8px', large: '12px', round: '999px' } as const;

/** Durations and the one curve. Themes set the durations to nothing under reduced motion. */
export const motion = { quick: '120ms', slow: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** Widths of what holds content. */
export const measure = { page: '75rem', text: '68ch', form: '44rem', target: '2.75rem' } as const;
