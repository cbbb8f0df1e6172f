/** Waits until everything that moves in has arrived: what is half transparent has no contrast to be checked. */
export async function untilStill(): Promise<void> {
  // What has just come into the page begins to move with the next frame, and may be called off and begin anew.
  let moving: readonly Animation[];
  do {
    await new Promise(requestAnimationFrame);
    moving = arriving();
    await Promise.allSettled(moving.map(({ finished }) => finished));
  } while (moving.length > 0);
}

function arriving(): readonly Animation[] {
  return document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
}
