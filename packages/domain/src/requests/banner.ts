/** Milliseconds until it closes by itself (specification, section 9). */
export const bannerDuration = 4000;
