import type { Locale } from '@tilava/domain/format';
import { en } from '@tilava/domain/texts/en';
import type { ProblemError } from '../problems.ts';

interface LoginTexts {
  readonly wrong: string;
  readonly notVerified: string;
  /** `{when}` stands for how long to wait. */
  readonly tooMany: string;
  readonly fromElsewhere: string;
  readonly unreadable: string;
  readonly serverFailed: string;
}

const texts: Readonly<Record<Locale, LoginTexts>> = {
  en: {
    wrong: en.request.loginFailed,
    notVerified: en.request.notVerified,
    tooMany: 'Too many attempts. Try again {when}.',
    fromElsewhere: 'This was sent from another site, and nothing was tried. Log in here instead.',
    unreadable: en.request.requestInvalid,
    serverFailed: en.request.serverUnavailable,
  },
  fi: {
    wrong: 'Antamasi sähköpostiosoite tai salasana oli väärä',
    notVerified: 'Käyttäjää ei ole vahvistettu. Vahvistuslinkki on sähköpostissasi.',
    tooMany: 'Liian monta yritystä. Yritä uudelleen {when}.',
    fromElsewhere: 'Lomake lähetettiin toiselta sivustolta, eikä mitään kokeiltu. Kirjaudu sisään täällä.',
    unreadable: 'Jotain kirjoittamaasi ei hyväksytä. Tarkista se ja yritä uudelleen.',
    serverFailed: 'Palvelin ei voi vastata nyt. Yritä hetken kuluttua uudelleen.',
  },
  sv: {
    wrong: 'E-postadressen eller lösenordet du angav var fel',
    notVerified: 'Användaren är inte bekräftad. Länken som bekräftar finns i din e-post.',
    tooMany: 'För många försök. Försök igen {when}.',
    fromElsewhere:
      'Formuläret skickades från en annan webbplats, och inget prövades. Logga in här i stället.',
    unreadable: 'Något som fylldes i godtas inte. Kontrollera det och försök igen.',
    serverFailed: 'Servern kan inte svara nu. Försök igen om en stund.',
  },
};

const byCode: Readonly<Partial<Record<ProblemError['code'], keyof LoginTexts>>> = {
  credentials_wrong: 'wrong',
  user_not_verified: 'notVerified',
  too_many_attempts: 'tooMany',
  forbidden: 'fromElsewhere',
};

/** Says why a login by the form was refused; where it is a matter of time, when it may be tried again. */
export function loginFailureText({ code, status, retryAfter }: ProblemError, language: Locale): string {
  const text = texts[language][byCode[code] ?? (status < 500 ? 'unreadable' : 'serverFailed')];
  return text.replace('{when}', inMinutes(retryAfter ?? 60, language));
}

/** Whole minutes, and rather one too many: `in 3 minutes`. */
const inMinutes = (seconds: number, language: Locale): string =>
  new Intl.RelativeTimeFormat(language).format(Math.ceil(seconds / 60), 'minute');
