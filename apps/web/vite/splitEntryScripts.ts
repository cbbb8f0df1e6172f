import type { Plugin } from 'vite';

/**
 * Turns the chunks that the app's entry preloads into script tags of the page: the browser then evaluates each in its
 * own task instead of all in one, and handles input between them.
 */
export function splitEntryScripts(): Plugin {
  return {
    name: 'split-entry-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const entry = /<script type="module"[^>]*><\/script>/u;
        const imported = [...html.matchAll(/<link rel="modulepreload"([^>]*) href="([^"]+)"([^>]*)>\s*/gu)];
        const scripts = imported.map(
          ([, before, url, after]) => `<script type="module"${before} src="${url}"${after}></script>`,
        );
        return imported
          .reduce((page, [link]) => page.replace(link, ''), html)
          .replace(entry, (script) => [...scripts, script].join('\n    '));
      },
    },
  };
}
