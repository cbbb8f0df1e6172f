import { locales, type Locale } from '@tilava/domain/format';
import type { Plugin } from 'vite';
import { loadTexts, type Texts } from '../src/shared/i18n/loadTexts.ts';

/**
 * Writes the pages that the server chooses from into `documents/<language>/`, out of the one that vite has made:
 * `app.html` for every address, `pages/<path>.html` for one, and `answers/<name>.html` for a form that was sent.
 * `__NAME__` in them is filled in by the server.
 */
export function documents(): Plugin {
  return {
    name: 'documents',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html');
        for (const locale of locales) {
          for (const [name, source] of Object.entries(
            documentsIn(locale, await loadTexts(locale), String(page.source)),
          )) {
            this.emitFile({ type: 'asset', fileName: `documents/${locale}/${name}.html`, source });
          }
        }
      },
    },
  };
}

function documentsIn(locale: Locale, texts: Texts, built: string): Readonly<Record<string, string>> {
  const { description, needsScript, loggedInWithoutScript, logInAgain } = texts.document;
  const { title } = texts.login;
  const page = replaced(built, [
    [/<html lang="\w+">/, `<html lang="${locale}">`],
    [/(?<=<meta\s+name="description"\s+content=")[^"]*/, description],
  ]);
  const login = replaced(page, [[/(?<=<title>)[^<]*/, `${title} · Tilava`]]);
  return {
    app: replaced(page, [withoutScript(`<p>${needsScript}</p>`)]),
    'pages/login': replaced(login, [withoutScript(loginForm(texts))]),
    'answers/login': replaced(login, [
      [/<script[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, ''],
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

type Replacement = readonly [part: RegExp, by: string];

/** A page with some of its parts replaced; one that is not there any more is a fault of the build. */
const replaced = (html: string, replacements: readonly Replacement[]): string =>
  replacements.reduce((text, [part, by]) => {
    if (text.search(part) === -1) throw new Error(`${String(part)} is not in index.html`);
    return text.replace(part, by);
  }, html);

const inMain = (content: string) => `<main class="without-script"><a href="/">Tilava</a>${content}</main>`;

/** What stands in the app's place where no script may run. */
const withoutScript = (content: string): Replacement => [
  /(?=<div id="root">)/,
  `<noscript>${inMain(content)}</noscript>`,
];

/**
 * The login as a form that a browser can send by itself.
 *
 * @param failure - what went wrong the last time; then the password is what is to be typed again
 */
const loginForm = ({ login, product: { field } }: Texts, failure?: string) => `
  <h1>${login.title}</h1>
  <form method="post" action="/login">
    ${failure ?? ''}
    <label>${field.account.email}
      <input name="email" type="email" autocomplete="username" maxlength="254" required value="__LOGIN_EMAIL__" />
    </label>
    <label>${field.account.password}
      <input name="password" type="password" autocomplete="current-password" maxlength="256" required
        ${failure === undefined ? '' : 'autofocus'} />
    </label>
    <label><input name="rememberMe" type="checkbox" __LOGIN_REMEMBERED__ /> ${field.account.rememberMe}</label>
    <button>${login.submit}</button>
  </form>`;
