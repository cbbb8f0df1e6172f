import { useDeferredValue } from 'react';

/** False while a component is drawn for the first time, so that what has its place and can wait comes after the rest. */
export const useIsDrawn = (): boolean => useDeferredValue(true, false);
