/** Waits until everything that moves in has arrived: what is half transparent has no contrast to be checked. */
export async function untilStill(): Promise<void> {
  const arriving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  // One that is called off has also come to rest.
  await Promise.allSettled(arriving.map(({ finished }) => finished));
}
