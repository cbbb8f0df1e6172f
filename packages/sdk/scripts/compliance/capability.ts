/** What the SDK promises, by what it keeps the promise, and which tests would notice that it is broken. */
export interface Capability {
  readonly promise: string;
  /** Exported names, with their entry where it is not the main one, and a member behind a dot: `operations:getUser`. */
  readonly symbols: readonly string[];
  /** A test's file, below `packages/sdk`, and its title with those around it. */
  readonly tests: readonly (readonly [file: string, ...titles: string[]])[];
}
