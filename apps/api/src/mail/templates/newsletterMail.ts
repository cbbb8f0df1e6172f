import type { Locale } from '@tilava/domain/format';
import type { MailContent } from '../mailTransport.ts';
import { layOut } from './layOut.ts';
import type { InMailLanguages } from './mailLanguage.ts';

const texts: InMailLanguages<{ subject: string; why: string; label: string; other: string }> = {
  en: {
    subject: 'Confirm the Tilava newsletter',
    why: 'Somebody, hopefully you, asked for the Tilava newsletter at this address.',
    label: 'Confirm the newsletter',
    other: 'If it was not you, you need not do anything: without the link nothing is sent.',
  },
  fi: {
    subject: 'Vahvista Tilavan uutiskirje',
    why: 'Joku, toivottavasti sinä, tilasi Tilavan uutiskirjeen tähän osoitteeseen.',
    label: 'Vahvista uutiskirje',
    other: 'Jos et tilannut sitä, sinun ei tarvitse tehdä mitään: ilman linkkiä mitään ei lähetetä.',
  },
  sv: {
    subject: 'Bekräfta Tilavas nyhetsbrev',
    why: 'Någon, förhoppningsvis du, beställde Tilavas nyhetsbrev till den här adressen.',
    label: 'Bekräfta nyhetsbrevet',
    other: 'Om det inte var du behöver du inte göra något: utan länken skickas ingenting.',
  },
};

/** The mail whose link confirms that somebody wants the newsletter. */
export function newsletterMail(about: {
  readonly publicUrl: string;
  readonly language: Locale;
  readonly code: string;
}): MailContent {
  const { language } = about;
  const { subject, why, label, other } = texts[language];
  const address = `${about.publicUrl}/?newsletter=${about.code}`;
  return layOut({ language, subject, paragraphs: [why], link: { label, address }, afterwards: [other] });
}
