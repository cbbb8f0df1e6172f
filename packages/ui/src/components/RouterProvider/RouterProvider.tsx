import type { ReactNode } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';

export interface RouterProviderProps {
  readonly children: ReactNode;
  /** Goes to an address without loading the page anew, e.g. the router's own `navigate`. */
  readonly navigate: (href: string) => void;
}

/** Lets the app's router follow every link of this library; those to other sites stay the browser's. */
export function RouterProvider({ children, navigate }: RouterProviderProps) {
  return <AriaRouterProvider navigate={navigate}>{children}</AriaRouterProvider>;
}
