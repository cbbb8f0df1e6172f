import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly cases: number;
  }
}

// fast-check prints the seed and the path of a case that fails, by which it can be tried again.
fc.configureGlobal({ numRuns: inject('cases') });
