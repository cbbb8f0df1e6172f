import { useDeferredValue } from 'react';

/** False during a component's first render, so that content whose space is reserved can render after the rest. */
export const useIsRendered = (): boolean => useDeferredValue(true, false);
