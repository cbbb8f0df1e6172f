import { createContext, useContext } from 'react';

/** Whether a page of documentation is shown in the dark theme. */
export const IsDark = createContext(false);

/** See `IsDark`. */
export const useIsDark = (): boolean => useContext(IsDark);
