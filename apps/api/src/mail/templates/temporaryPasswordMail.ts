import type { Locale } from '@tilava/domain/format';
import type { MailContent } from '../mailTransport.ts';
import { layOut } from './layOut.ts';
import type { InMailLanguages } from './mailLanguage.ts';

const texts: InMailLanguages<{ subject: string; why: string; label: string; holds: string; other: string }> =
  {
    en: {
      subject: 'Your temporary Tilava password',
      why: 'You asked for a new password. Log in with this temporary one, and set a new password then.',
      label: 'Log in',
      holds: 'The temporary password works for 30 minutes, once. A newer one replaces it.',
      other: 'If you did not ask for it, you need not do anything: your old password still works.',
    },
    fi: {
      subject: 'Tilapäinen Tilava-salasanasi',
      why: 'Pyysit uutta salasanaa. Kirjaudu tällä tilapäisellä salasanalla ja aseta sitten uusi.',
      label: 'Kirjaudu sisään',
      holds: 'Tilapäinen salasana toimii 30 minuutin ajan, yhden kerran. Uudempi korvaa sen.',
      other: 'Jos et pyytänyt sitä, sinun ei tarvitse tehdä mitään: vanha salasanasi toimii edelleen.',
    },
    sv: {
      subject: 'Ditt tillfälliga Tilava-lösenord',
      why: 'Du bad om ett nytt lösenord. Logga in med det här tillfälliga och ange sedan ett nytt.',
      label: 'Logga in',
      holds: 'Det tillfälliga lösenordet fungerar i 30 minuter, en gång. Ett nyare ersätter det.',
      other: 'Om du inte bad om det behöver du inte göra något: ditt gamla lösenord fungerar fortfarande.',
    },
  };

/** The mail that brings a temporary password. */
export function temporaryPasswordMail(about: {
  readonly publicUrl: string;
  readonly language: Locale;
  readonly password: string;
}): MailContent {
  const { language } = about;
  const { subject, why, label, holds, other } = texts[language];
  const link = { label, address: `${about.publicUrl}/login` };
  const afterwards = [holds, other];
  return layOut({ language, subject, paragraphs: [why], secret: about.password, link, afterwards });
}
