import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';
import { describeComponent } from './describeComponent.ts';
import { isState } from './isState.ts';

// Loaded when a page of documentation is opened: tests show none.
const Container = lazy(async () => ({
  default: (await import('./DocumentationPage.tsx')).DocumentationPage,
}));
const Page = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));

/** How components and foundations are documented. */
export const documentation = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  ),
  extractComponentDescription: describeComponent,
  stories: { filter: isState },
  // Headings within samples are no headings of the page.
  toc: {
    title: 'On this page',
    headingSelector: 'h2',
    ignoreSelector: '.docs-story *, .sb-unstyled *',
  },
};
