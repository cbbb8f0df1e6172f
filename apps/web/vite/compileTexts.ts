import { pathToFileURL } from 'node:url';
import { locales } from '@tilava/domain/format';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { firstPageTexts, furtherProductTexts } from '../src/texts/firstTexts.ts';
import { textPatterns } from './textPatterns.ts';

const { imported, catalogue } = textPatterns(locales);

/** What imports a part of the catalogues. */
const importing = /\/i18n\/(first|further)Texts\.ts$/;

/**
 * Compiles the messages of the catalogues, so that browsers download no parser for them, and divides them into what
 * every page begins with and the rest: a catalogue stays one file for whoever translates it.
 */
export function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
      },
    }),
    async resolveId(source, importer) {
      const part = importing.exec(importer ?? '')?.[1];
      if (part === undefined || !imported.test(source)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found === null ? null : `${found.id}?${part}`;
    },
    async load(id) {
      const [, file, part] = catalogue.exec(id) ?? [];
      if (file === undefined) return null;
      this.addWatchFile(file);
      return modulesOf(file, (name) => isFirst(file, name) === (part === 'first'));
    },
  };
}

const isFirst = (file: string, name: string): boolean => {
  const isProduct = file.includes('/domain/');
  const names: readonly string[] = isProduct ? furtherProductTexts : firstPageTexts;
  return names.includes(name) !== isProduct;
};

/** The code of a catalogue with its messages compiled, but for those that are not wanted. */
async function modulesOf(file: string, isWanted: (name: string) => boolean): Promise<string> {
  // Node.js keeps what it has imported, also where the file is another by now.
  const texts: Readonly<Record<string, object>> = await import(`${pathToFileURL(file).href}?${Date.now()}`);
  return Object.entries(texts)
    .map(([language, messages]) => {
      const wanted = Object.entries(messages).filter(([name]) => isWanted(name));
      return `export const ${language} = ${JSON.stringify(compileAll(Object.fromEntries(wanted)))};`;
    })
    .join('\n');
}

/** The same tree with each message compiled. */
function compileAll(messages: unknown): unknown {
  if (typeof messages === 'string') return compile(messages);
  if (typeof messages !== 'object' || messages === null) throw new Error('A catalogue holds texts alone');
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, compileAll(value)]));
}
