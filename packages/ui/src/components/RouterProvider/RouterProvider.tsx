import type { ReactNode } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';

export interface RouterProviderProps {
  readonly children: ReactNode;
  /** Goes to an address without loading the page anew, e.g. the router's own `navigate`. */
  readonly navigate: (href: string) => void;
}

/**
 * Lets every link of this library be followed by the app's router. Links to other sites, in new windows and
 * with modifier keys stay the browser's.
 */
export function RouterProvider({ children, navigate }: RouterProviderProps) {
  return <AriaRouterProvider navigate={navigate}>{children}</AriaRouterProvider>;
}
