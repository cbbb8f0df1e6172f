import { createContext, use } from 'react';
import type { Navigation, Shown } from './createNavigation.ts';

/** Hands the way through the pages, and what is shown now, to components. */
export const NavigationContext = createContext<{
  readonly navigation: Navigation;
  readonly shown: Shown;
} | null>(null);

/** The app's way through its pages. */
export const useNavigation = (): Navigation => useProvided().navigation;

/** What is shown now. */
export const useShown = (): Shown => useProvided().shown;

function useProvided() {
  const provided = use(NavigationContext);
  if (provided === null) throw new Error('There is no NavigationProvider around this component');
  return provided;
}
