import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const packageFile = createRequire(import.meta.resolve('react-router-dom')).resolve(
  'react-router/package.json',
);

/** Takes the router without its warnings for developers: the package has it, but no condition leads there. */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: ['index', 'dom-export'].map((file) => ({
        find: file === 'index' ? /^react-router$/ : /^react-router\/dom$/,
        replacement: packageFile.replace('package.json', `dist/production/${file}.mjs`),
      })),
    },
  }),
});
