import type { Plugin } from 'vite';

/** Lets the browser fetch the font together with the style sheet instead of after it. */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((fileName) => fileName.endsWith('.woff2'))
          .map((fileName) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${fileName}`,
              crossorigin: true,
            },
            injectTo: 'head',
          })),
    },
  };
}
