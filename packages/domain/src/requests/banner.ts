/**
 * How long the banner stays before it closes by itself, in milliseconds (specification, section 9).
 *
 * @example
 * bannerDuration; // 4000
 */
export const bannerDuration = 4000;
