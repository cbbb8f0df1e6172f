import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { cssTarget } from '../packages/ui/cssTarget.ts';
import { repeatableImports } from '../packages/ui/vite/repeatableImports.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/stories/*.stories.tsx',
  ],
  // For the page of the tokens, which are downloaded there.
  staticDirs: [
    { from: '../packages/ui/src/tokens/generated', to: '/tokens' },
    { from: '../apps/web/public/icon.svg', to: '/favicon.svg' },
  ],
  addons: [
    // Without it a table in a page of documentation is a line of bars.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // What presses, types and measures is for the tests; who wants to see it takes it into the sidebar by its filter.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The quicker `react-docgen` knows neither the members of unions nor props that depend on each other. Tests show no
    // tables of props, and need not wait for them.
    reactDocgen: process.env['VITEST'] === undefined ? 'react-docgen-typescript' : false,
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/ui/src/**/*.tsx'],
      skipChildrenPropWithoutDoc: false,
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), repeatableImports()],
      build: { cssTarget },
      // Vite finds it only once the styles are compiled, and bundling it then reloads running tests.
      optimizeDeps: { exclude: ['@vanilla-extract/recipes'] },
    }),
};

export default config;
