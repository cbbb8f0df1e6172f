/** The entries that need none of the optional companions. */
export const independentEntries: readonly string[] = [
  '@tilava/sdk',
  '@tilava/sdk/operations',
  '@tilava/sdk/errors',
  '@tilava/sdk/schema',
  '@tilava/sdk/webhooks',
];
