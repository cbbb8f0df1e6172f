import type { Locale } from '@tilava/domain/format';

/** What pages say before any script runs: what the build writes into them. */
export interface DocumentWords {
  readonly description: string;
  /** That the app itself needs script. */
  readonly needsScript: string;
  readonly loggedInWithoutScript: string;
  readonly logInAgain: string;
  readonly title: string;
  readonly email: string;
  readonly password: string;
  readonly rememberMe: string;
  readonly submit: string;
}

/** In every language. */
export const documentWords: Readonly<Record<Locale, DocumentWords>> = {
  en: {
    description: 'Tilava matches people and organisations with commercial premises in Finland.',
    needsScript: 'Tilava needs JavaScript. Turn it on in your browser, and load this page again.',
    loggedInWithoutScript:
      'Your email and password are right, but Tilava itself needs JavaScript. Turn it on in your browser first.',
    logInAgain: 'Log in again',
    title: 'Login',
    email: 'Email',
    password: 'Password',
    rememberMe: 'Remember me',
    submit: 'Login',
  },
  fi: {
    description: 'Tilava yhdistää liiketilojen etsijät ja vuokranantajat Suomessa.',
    needsScript: 'Tilava tarvitsee JavaScriptin. Ota se käyttöön selaimessasi ja lataa sivu uudelleen.',
    loggedInWithoutScript:
      'Sähköpostiosoitteesi ja salasanasi ovat oikein, mutta Tilava tarvitsee JavaScriptin. Ota se ensin käyttöön selaimessasi.',
    logInAgain: 'Kirjaudu uudelleen',
    title: 'Kirjautuminen',
    email: 'Sähköposti',
    password: 'Salasana',
    rememberMe: 'Muista minut',
    submit: 'Kirjaudu',
  },
  sv: {
    description: 'Tilava för samman dem som söker affärslokaler i Finland med dem som hyr ut.',
    needsScript: 'Tilava behöver JavaScript. Slå på det i webbläsaren och ladda om sidan.',
    loggedInWithoutScript:
      'Din e-postadress och ditt lösenord stämmer, men Tilava behöver JavaScript. Slå först på det i webbläsaren.',
    logInAgain: 'Logga in igen',
    title: 'Logga in',
    email: 'E-post',
    password: 'Lösenord',
    rememberMe: 'Kom ihåg mig',
    submit: 'Logga in',
  },
};
