import { expect, type TestContext } from 'vitest';

/** A size that a test has measured, minified and compressed, in bytes. */
export interface MeasuredSize {
  readonly bytes: number;
  /** The bound, which is still kept when it is reached. */
  readonly most: number;
}

declare module 'vitest' {
  interface TaskMeta {
    /** Goes into the table of sizes that the checks print. */
    size?: MeasuredSize;
  }
}

/** Records what a test has measured for the table of sizes, and fails over the bound. */
export function expectSize({ task }: TestContext, size: MeasuredSize): void {
  task.meta.size = size;
  expect(size.bytes).toBeGreaterThan(0);
  expect(size.bytes).toBeLessThanOrEqual(size.most);
}
