import type { Plugin } from 'vite';

/**
 * Lets the files that the app's entry imports be scripts of the page: the browser then evaluates each of them in a task
 * of its own instead of all in one, and answers to what is pressed between them.
 */
export function tasksOfTheirOwn(): Plugin {
  return {
    name: 'tasks-of-their-own',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const entry = /<script type="module"[^>]*><\/script>/u;
        const imported = [...html.matchAll(/<link rel="modulepreload"([^>]*) href="([^"]+)"([^>]*)>\s*/gu)];
        const scripts = imported.map(
          ([, before, address, after]) => `<script type="module"${before} src="${address}"${after}></script>`,
        );
        return imported
          .reduce((page, [link]) => page.replace(link, ''), html)
          .replace(entry, (script) => [...scripts, script].join('\n    '));
      },
    },
  };
}
