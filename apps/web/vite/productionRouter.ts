import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const packageFile = createRequire(import.meta.resolve('react-router-dom')).resolve(
  'react-router/package.json',
);

const productionFile = (name: string) => packageFile.replace('package.json', `dist/production/${name}.mjs`);

/** Takes the router without its warnings for developers: the package has it, but no condition leads there. */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: productionFile('index') },
        { find: /^react-router\/dom$/, replacement: productionFile('dom-export') },
      ],
    },
  }),
});
