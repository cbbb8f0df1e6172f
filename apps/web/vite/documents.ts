import { createHash } from 'node:crypto';
import { locales, type Locale } from '@tilava/domain/format';
import type { Plugin } from 'vite';
import { loadTexts, type Texts } from '../src/shared/i18n/loadTexts.ts';
import { loadGuidance } from '../src/features/guidance/model/loadGuidance.ts';
import { buildScript } from './buildScript.ts';
import { prerenderPages } from './prerenderPages.ts';
import { nonceStyles, pageStyles } from './pageStyles.ts';

/**
 * Writes the pages that the server chooses from into `documents/<language>/`, out of the one that vite has made:
 * `app.html` for every path, `pages/<path>.html` for one that is prerendered, and `answers/<name>.html` for a form that
 * was submitted. `__NAME__` in them is filled in by the server.
 */
export function documents(): Plugin {
  let root = '';
  return {
    name: 'documents',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      ({ root } = config);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html');
        const built = String(page.source);
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });

        const [script, prerendered] = await Promise.all([
          buildScript(root, 'src/app/inlineBootstrap.ts'),
          prerenderPages(root),
        ]);
        const styles = pageStyles(
          Object.values(bundle),
          built,
          prerendered.map(({ html }) => html),
        );
        const inlined = { script: script.trim(), styles: nameOf(styles) };
        emit(inlined.styles, styles);

        for (const locale of locales) {
          const texts = await loadTexts(locale);
          const guidance = await loadGuidance(locale);
          const inLanguage = pageIn(locale, texts, built);
          const all = {
            ...formAnswers(texts, inLanguage),
            ...Object.fromEntries(
              prerendered
                .filter(({ language }) => language === locale)
                .map(({ path, title, needsScript, html }) => [
                  `pages/${path.slice(1) || 'index'}`,
                  prerenderedDocument(
                    html,
                    title(texts, guidance),
                    needsScript === true ? withNoScriptNote(texts, inLanguage) : inLanguage,
                    inlined,
                  ),
                ]),
            ),
          };
          for (const [name, html] of Object.entries(all)) emit(`documents/${locale}/${name}.html`, html);
        }
      },
    },
  };
}

const nameOf = (styles: string): string =>
  `assets/pages-${createHash('sha256').update(styles).digest('base64url').slice(0, 8)}.css`;

const pageIn = (locale: Locale, { document }: Texts, built: string): string =>
  replaced(built, [
    [/<html lang="\w+">/, `<html lang="${locale}">`],
    [/(?<=<meta\s+name="description"\s+content=")[^"]*/, document.description],
  ]);

/** The scripts of the app, and what they want to have downloaded beside them. */
const appScripts = /<script[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
const styleSheets = /<link rel="stylesheet"[^>]*>/g;

/** A page with its content, whose app scripts wait in a template until the user interacts. */
function prerenderedDocument(
  html: string,
  title: string,
  page: string,
  { script, styles }: { readonly script: string; readonly styles: string },
): string {
  const scripts = page.match(appScripts) ?? [];
  const { content, style } = nonceStyles(html);
  const head = [
    `<link rel="stylesheet" href="/${styles}" nonce="__CSP_NONCE__">`,
    style,
    `<template id="app">${scripts.join('')}</template>`,
    // Inline: a request would delay first paint by a round trip.
    `<script>${script}</script>`,
  ];
  return replaced(page, [
    [appScripts, ''],
    [styleSheets, ''],
    titled(title),
    [/(?=<\/head>)/, head.join('\n    ')],
    [/(?<=<div id="root">)/, content],
  ]);
}

/** Written out: what the app draws of a form holds no failure and no value, which it only gets to know by its script. */
function formAnswers(texts: Texts, page: string): Readonly<Record<string, string>> {
  const { loggedInWithoutScript, logInAgain } = texts.document;
  const { title } = texts.login;
  const login = replaced(page, [titled(texts.common.title.replace('{page}', title))]);
  return {
    app: withNoScriptNote(texts, page),
    'answers/login': replaced(login, [
      [appScripts, ''],
      [/<div id="root"><\/div>/, inMain(loginForm(texts, '<p role="alert">__LOGIN_FAILURE__</p>'))],
    ]),
    'answers/session': replaced(login, [
      [/(?=<\/head>)/, '<meta name="tilava-session" content="__SESSION__" />'],
      withoutScript(
        `<h1>${title}</h1><p>${loggedInWithoutScript}</p><p><a href="/login">${logInAgain}</a></p>`,
      ),
    ]),
  };
}

const withNoScriptNote = ({ document }: Texts, page: string): string =>
  replaced(page, [withoutScript(`<p>${document.needsScript}</p>`)]);

type Replacement = readonly [part: RegExp, by: string];

/** A page with some of its parts replaced; one that is not there any more is a fault of the build. */
const replaced = (html: string, replacements: readonly Replacement[]): string =>
  replacements.reduce((text, [part, by]) => {
    if (text.search(part) === -1) throw new Error(`${String(part)} is not in index.html`);
    // Not a text, in which `$` would have a meaning of its own.
    return text.replace(part, () => by);
  }, html);

const titled = (title: string): Replacement => [/(?<=<title>)[^<]*/, title];

const inMain = (content: string) => `<main class="without-script"><a href="/">Tilava</a>${content}</main>`;

/** What stands in the app's place where no script may run. */
const withoutScript = (content: string): Replacement => [
  /(?=<div id="root">)/,
  `<noscript>${inMain(content)}</noscript>`,
];

/** The login as a form that a browser can send by itself, with what went wrong the last time. */
const loginForm = ({ login, product: { field } }: Texts, failure: string) => `
  <h1>${login.title}</h1>
  <form method="post" action="/login">
    ${failure}
    <label>${field.account.email}
      <input name="email" type="email" autocomplete="username" maxlength="254" required value="__LOGIN_EMAIL__" />
    </label>
    <label>${field.account.password}
      <input name="password" type="password" autocomplete="current-password" maxlength="256" required autofocus />
    </label>
    <label><input name="rememberMe" type="checkbox" __LOGIN_REMEMBERED__ /> ${field.account.rememberMe}</label>
    <button>${login.submit}</button>
  </form>`;
