/** What the list is told by where one comes from: that the chosen announcement was just published. */
export const arrival = { isPublished: true } as const;

/** Whether somebody arrives at the list with an announcement that was just published. */
export const isArrival = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isPublished' in state && state.isPublished === true;
