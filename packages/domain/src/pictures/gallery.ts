/** How the gallery of a property's pictures moves (specification, section 9). */
export const gallery = {
  /** The most slides that are visible at once. */
  visibleSlides: 4,
  /** Milliseconds from one slide to the next. */
  slideSpeed: 200,
  /** The height of the slide area, in em. */
  slideAreaHeight: 20,
  isCentered: true,
  isInfinite: true,
} as const;
