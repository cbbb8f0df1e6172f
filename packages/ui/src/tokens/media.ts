/** Widths at which layouts change: `narrow` ends at 640 px, `wide` begins at 1024 px. */
export const breakpoint = { narrow: '40rem', wide: '64rem' } as const;

/** Media queries by what they ask. Widths are in rem, so that zoom and large text count. */
export const media = {
  narrow: `(width < ${breakpoint.narrow})`,
  medium: `(width >= ${breakpoint.narrow})`,
  tablet: `(${breakpoint.narrow} <= width < ${breakpoint.wide})`,
  belowWide: `(width < ${breakpoint.wide})`,
  wide: `(width >= ${breakpoint.wide})`,
  touch: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
  screen: 'screen',
  print: 'print',
} as const;
