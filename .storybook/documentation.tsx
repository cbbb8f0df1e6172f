import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';
import type { ComponentPage } from './ComponentPage.tsx';
import { describeComponent } from './describeComponent.ts';
import { isState } from './isState.ts';

// Loaded when a page of documentation is opened, as tests show none; together, because the list of contents is made of
// what stands on the page when its container is there.
let Page: typeof ComponentPage | undefined;
const Container = lazy(async () => {
  const [container, page] = await Promise.all([
    import('./DocumentationPage.tsx'),
    import('./ComponentPage.tsx'),
  ]);
  Page = page.ComponentPage;
  return { default: container.DocumentationPage };
});

/** How components and foundations are documented. */
export const documentation = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  ),
  page: () => Page && <Page />,
  extractComponentDescription: describeComponent,
  stories: { filter: isState },
  // Headings within samples are no headings of the page.
  toc: {
    title: 'On this page',
    headingSelector: 'h2',
    ignoreSelector: '.docs-story *, .sb-unstyled *',
  },
};
