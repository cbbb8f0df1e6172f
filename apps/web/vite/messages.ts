import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { deferredMessages, initialNamespaces, writtenNamespace } from '../src/texts/namespaces.ts';

const catalogues = join(import.meta.dirname, '../src/texts/all');

/**
 * Divides the message catalogues into the initial namespaces and the others, and compiles them, so that browsers
 * download no parser: `#texts/initial/fi` and `#texts/deferred/fi`.
 */
export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
      },
    }),
    resolveId: {
      filter: { id: /^#texts\// },
      handler(source) {
        const [, part = '', language = ''] = source.split('/');
        return `${join(catalogues, language)}.ts?${part}`;
      },
    },
    load: {
      filter: { id: /\/texts\/all\/\w+\.ts\?(initial|deferred)$/ },
      async handler(id) {
        const [file = '', part] = id.split('?');
        this.addWatchFile(file);
        // Node.js caches modules, even if the file has changed.
        const catalogue = (await import(`${pathToFileURL(file).href}?${Date.now()}`)) as Catalogue;
        return (['pages', 'product'] as const)
          .map((name) => {
            const initial: readonly string[] = initialNamespaces[name];
            const wanted = Object.entries(catalogue[name]).flatMap(([namespace, texts]) => {
              if (namespace === writtenNamespace) return [];
              const deferred = deferredMessages[namespace] ?? [];
              // A namespace that is divided is whole in the second file, which takes its place.
              if (part === 'deferred')
                return initial.includes(namespace) && deferred.length === 0 ? [] : [[namespace, texts]];
              if (!initial.includes(namespace)) return [];
              const shown = Object.entries(texts).filter(([key]) => !deferred.includes(key));
              return [[namespace, Object.fromEntries(shown)]];
            });
            return `export const ${name} = ${JSON.stringify(compileAll(Object.fromEntries(wanted)))};`;
          })
          .join('\n');
      },
    },
  };
}

type Catalogue = Readonly<Record<'pages' | 'product', Readonly<Record<string, object>>>>;

/** The same tree with each message compiled. */
function compileAll(texts: unknown): unknown {
  if (typeof texts === 'string') return compile(texts);
  if (typeof texts !== 'object' || texts === null) throw new Error('A catalogue holds texts alone');
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, compileAll(value)]));
}
