import type { Plugin } from 'vite';

/**
 * Lets the build leave out what the app does not use of react-router, half of its code: the library is one module,
 * whose names for developers and unmarked calls would else keep it whole. Its warnings for developers go, too: bundlers
 * are only given the build that has them.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/u },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w*";$/gmu, '')
          .replace('var ENABLE_DEV_WARNINGS = true;', 'const ENABLE_DEV_WARNINGS = false;')
          .replaceAll(/^( +)(warning(?:Once)?\()/gmu, '$1/* @__PURE__ */ $2')
          .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/gu, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
