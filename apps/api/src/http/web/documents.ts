import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { locales, type Locale } from '@tilava/domain/format';

/** A page as the build has written it: what is known only when it is sent is a placeholder still. */
export interface WebDocument {
  readonly language: Locale;
  readonly html: string;
  /** Of the scripts that stand in it, as a Content-Security-Policy names them. */
  readonly scriptHashes: readonly string[];
}

/** A document in each language. */
type Answer = (language: Locale) => WebDocument;

/** The pages of a build of the web app. */
export interface WebDocuments {
  /** The paths that have a page of their own. */
  readonly paths: readonly string[];
  /** What is served at a path: a page of its own, or the app's, which has a page for every other path. */
  readonly at: (path: string, language: Locale) => WebDocument;
  /** What answers a form that was sent without any script; null where the build has none. */
  readonly answer: (name: string) => Answer | null;
}

/**
 * Reads what the build provides: `index.html`, and in `documents/<language>/` the same page in a language
 * (`app.html`), pages of certain paths (`pages/<path>.html`, `index` for the first), and what answers forms
 * (`answers/<name>.html`). Where one is missing in a language, the English one stands in.
 */
export function readDocuments(folder: string): WebDocuments {
  const found = new Map(locales.map((locale) => [locale, readLanguage(folder, locale)]));
  const fallback = readDocument(join(folder, 'index.html'), 'en');
  const find = (name: string, language: Locale) =>
    found.get(language)?.get(name) ?? found.get('en')?.get(name);

  const names = [...found.values()].flatMap((documents) => [...documents.keys()]);
  return {
    paths: [...new Set(names.filter((name) => name.startsWith('pages/')).map(pathOf))],
    at: (path, language) => find(`pages/${nameOf(path)}`, language) ?? find('app', language) ?? fallback,
    answer: (name) => {
      const english = find(`answers/${name}`, 'en');
      return english === undefined ? null : (language) => find(`answers/${name}`, language) ?? english;
    },
  };
}

/** A slash at the end makes no other page. */
const nameOf = (path: string): string => path.replaceAll(/^\/|\/$/g, '') || 'index';

const pathOf = (name: string): string => name.replace(/^pages(?=\/)/, '').replace(/^\/index$/, '/');

function readLanguage(folder: string, language: Locale): ReadonlyMap<string, WebDocument> {
  const files = join(folder, 'documents', language);
  if (!existsSync(files)) return new Map();
  const names = readdirSync(files, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  return new Map(
    names.map((name) => [
      name.slice(0, -'.html'.length).replaceAll(sep, '/'),
      readDocument(join(files, name), language),
    ]),
  );
}

function readDocument(file: string, language: Locale): WebDocument {
  const html = readFileSync(file, 'utf8');
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  return { language, html, scriptHashes: scripts.map(hashOf) };
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
