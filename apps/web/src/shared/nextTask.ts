/** Waits for the next task, so that a phone answers meanwhile. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
