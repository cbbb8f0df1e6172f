/** A clock that runs twenty times as fast, so that what a killed process has taken is soon taken over. */
export const quickClock =
  (began: number): (() => Date) =>
  () =>
    new Date(began + (Date.now() - began) * 20);
