import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { languageCookie, type Locale, locales } from '@tilava/domain/format';
import { parseCookie } from 'cookie';
import escapeHtml from 'escape-html';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { ServerBrand } from '../../config/brand.ts';
import { isKnown } from '../problems.ts';
import { contentPolicy, setPagePolicy } from '../securityHeaders.ts';
import { toBrandedHtml } from './brand.ts';

/** A page as the build has written it: what is known only when it is sent is a placeholder still. */
export interface WebDocument {
  readonly language: Locale;
  readonly html: string;
  /** Of the scripts that stand in it, as a Content-Security-Policy names them. */
  readonly scriptHashes: readonly string[];
}

type Answer = (language: Locale) => WebDocument;

export interface WebDocuments {
  readonly paths: readonly string[];
  /** What is served at a path: a page of its own, or the app's, which has a page for every other path. */
  readonly at: (path: string, language: Locale) => WebDocument;
  /** What answers a form that was sent without any script; null where the build has none. */
  readonly answer: (name: string) => Answer | null;
}

/** Reads `index.html` and `documents/<language>/{app,pages/<path>,answers/<name>}.html`; English stands in. */
export function readDocuments(folder: string, brand: ServerBrand): WebDocuments {
  const found = new Map(locales.map((locale) => [locale, readLanguage(folder, locale, brand)]));
  const fallback = readDocument(join(folder, 'index.html'), 'en', brand);
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

function readLanguage(
  folder: string,
  language: Locale,
  brand: ServerBrand,
): ReadonlyMap<string, WebDocument> {
  const files = join(folder, 'documents', language);
  if (!existsSync(files)) return new Map();
  const names = readdirSync(files, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  return new Map(
    names.map((name) => [
      name.slice(0, -'.html'.length).replaceAll(sep, '/'),
      readDocument(join(files, name), language, brand),
    ]),
  );
}

function readDocument(file: string, language: Locale, brand: ServerBrand): WebDocument {
  const html = toBrandedHtml(readFileSync(file, 'utf8'), brand);
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  return { language, html, scriptHashes: scripts.map(hashOf) };
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Where a document has to say what is known only now, it names it so; vite writes the first itself. */
const placeholder = /__([A-Z]+(?:_[A-Z]+)*)__/g;

/** Texts by the name of their placeholder; what is not named is left empty. */
export type DocumentTexts = Readonly<Record<string, string>>;

/** Sends a document with a nonce of its own, so that styles may be added by the app's script and by nobody else. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, language, scriptHashes }: WebDocument,
  texts: DocumentTexts = {},
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  setPagePolicy({ nonce, scriptHashes }, request, reply);
  const all: DocumentTexts = { ...texts, CSP_NONCE: nonce };
  return reply
    .type('text/html; charset=utf-8')
    .header('content-language', language)
    .send(html.replaceAll(placeholder, (_whole, name: string) => escapeHtml(all[name] ?? '')));
}

/** Sends a page that is the same for everybody who asks for it in this language. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  document: WebDocument,
  texts: DocumentTexts,
): FastifyReply {
  const tag = tagOf(document, texts);
  reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Accept-Language, Cookie')
    // Weak, because no two answers have the same nonce.
    .header('etag', `W/"${tag}"`);
  if (!isKnown(request, tag)) return sendDocument(request, reply, document, texts);
  // The page that is kept has the nonce of the policy that came with it, which a new policy would replace.
  reply.raw.removeHeader('content-security-policy');
  return reply.header('content-language', document.language).status(304).send();
}

const tags = new WeakMap<WebDocument, string>();

/** Tells the document, under the policy of this release, from every other; the texts are the same for each. */
function tagOf(document: WebDocument, texts: DocumentTexts): string {
  const known = tags.get(document);
  if (known !== undefined) return known;
  const tag = createHash('sha256')
    .update(contentPolicy)
    .update(JSON.stringify(texts))
    .update(document.html)
    .digest('base64url');
  tags.set(document, tag);
  return tag;
}

/** The language that a page is answered in: the one that was chosen, else the one that the browser asks for. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  const chosen = asLocale(parseCookie(headers.cookie ?? '')[languageCookie]);
  return chosen ?? asLocale(new Negotiator({ headers }).language(locales)) ?? 'en';
}

export const asLocale = (value: unknown): Locale | undefined => locales.find((locale) => locale === value);
