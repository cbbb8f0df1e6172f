import type { Plugin } from 'vite';

/**
 * Lets the build leave out what the app does not use of react-router, half of its code: the library is one module,
 * whose names for developers and unmarked calls would else keep it whole.
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
          .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/gu, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
