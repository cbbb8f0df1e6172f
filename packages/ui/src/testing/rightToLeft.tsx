import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';

/** Shows a story as it stands on a page in a script that runs from right to left. */
export const rightToLeft: Decorator = (Story) => (
  <RightToLeft>
    <Story />
  </RightToLeft>
);

// On the page itself, because what floats above it is drawn outside the story.
function RightToLeft({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  }, []);
  return children;
}
