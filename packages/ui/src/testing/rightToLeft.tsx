import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';

/** Shows a story as it stands on a page in a script that runs from right to left. */
export const rightToLeft: Decorator = (Story, { viewMode }) => {
  // A page of documentation holds others beside it.
  const Place = viewMode === 'docs' ? PartOfPage : WholePage;
  return (
    <Place>
      <Story />
    </Place>
  );
};

function PartOfPage({ children }: { readonly children: ReactNode }) {
  return <div dir="rtl">{children}</div>;
}

// On the page itself, because what floats above it is drawn outside the story.
function WholePage({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  }, []);
  return children;
}
