import type { Locale } from '@tilava/domain/format';
import type { MailContent } from '../mailTransport.ts';
import { layOut } from './layOut.ts';
import type { InMailLanguages } from './mailLanguage.ts';

const texts: InMailLanguages<{ subject: string; why: string; label: string; holds: string; other: string }> =
  {
    en: {
      subject: 'Verify your Tilava account',
      why: 'Thank you for signing up. Verify your email address, and you can log in.',
      label: 'Verify the account',
      holds: 'The link works for 48 hours, once.',
      other: 'If you did not sign up, you need not do anything: without the link nobody can log in.',
    },
    fi: {
      subject: 'Vahvista Tilava-tilisi',
      why: 'Kiitos rekisteröitymisestä. Vahvista sähköpostiosoitteesi, niin voit kirjautua sisään.',
      label: 'Vahvista tili',
      holds: 'Linkki toimii 48 tunnin ajan, yhden kerran.',
      other:
        'Jos et ole rekisteröitynyt, sinun ei tarvitse tehdä mitään: ilman linkkiä kukaan ei voi kirjautua.',
    },
    sv: {
      subject: 'Bekräfta ditt Tilava-konto',
      why: 'Tack för att du registrerade dig. Bekräfta din e-postadress, så kan du logga in.',
      label: 'Bekräfta kontot',
      holds: 'Länken fungerar i 48 timmar, en gång.',
      other: 'Om du inte har registrerat dig behöver du inte göra något: utan länken kan ingen logga in.',
    },
  };

/** The mail whose link verifies an account. */
export function verificationMail(about: {
  readonly publicUrl: string;
  readonly language: Locale;
  readonly userId: string;
  readonly code: string;
}): MailContent {
  const { language } = about;
  const { subject, why, label, holds, other } = texts[language];
  const address = `${about.publicUrl}/verification/${about.userId}/${about.code}`;
  return layOut({
    language,
    subject,
    paragraphs: [why],
    link: { label, address },
    afterwards: [holds, other],
  });
}
