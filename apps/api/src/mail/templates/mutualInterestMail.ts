import type { Locale } from '@tilava/domain/format';
import type { MailContent } from '../mailTransport.ts';
import { layOut } from './layOut.ts';
import type { InMailLanguages } from './mailLanguage.ts';

type AboutPremises = (address: string) => string;

const texts: InMailLanguages<{
  subject: string;
  forTenant: AboutPremises;
  forLandlord: AboutPremises;
  label: string;
  contacts: string;
}> = {
  en: {
    subject: 'The interest is mutual',
    forTenant: (address) =>
      `The landlord of ${address} is interested in you as a tenant, as you are in the premises.`,
    forLandlord: (address) =>
      `A tenant whom you are interested in is interested in your premises at ${address} too.`,
    label: 'See the match',
    contacts: 'Contact details are shown there if the other side shares them.',
  },
  fi: {
    subject: 'Kiinnostus on molemminpuolista',
    forTenant: (address) =>
      `Olet kiinnostunut tilasta osoitteessa ${address}, ja sen vuokranantaja on kiinnostunut sinusta vuokralaisena.`,
    forLandlord: (address) =>
      `Vuokralainen, josta olet kiinnostunut, on kiinnostunut tilastasi osoitteessa ${address}.`,
    label: 'Katso osuma',
    contacts: 'Yhteystiedot näkyvät siellä, jos toinen osapuoli jakaa ne.',
  },
  sv: {
    subject: 'Intresset är ömsesidigt',
    forTenant: (address) =>
      `Du är intresserad av lokalen på adressen ${address}, och dess hyresvärd är intresserad av dig som hyresgäst.`,
    forLandlord: (address) =>
      `En hyresgäst som du är intresserad av är intresserad av din lokal på adressen ${address}.`,
    label: 'Se matchningen',
    contacts: 'Kontaktuppgifterna visas där om den andra parten delar dem.',
  },
};

/** Who reads the mail, and what their match is found by. */
export type MutualInterestReader =
  | { readonly role: 'tenant'; readonly propertyId: string }
  | { readonly role: 'landlord'; readonly announcementId: string; readonly needId: string };

/** The mail that tells one side that the interest has become mutual; it names nobody. */
export function mutualInterestMail(about: {
  readonly publicUrl: string;
  readonly language: Locale;
  /** The premises' address. */
  readonly address: string;
  readonly reader: MutualInterestReader;
}): MailContent {
  const { language } = about;
  const { subject, forTenant, forLandlord, label, contacts } = texts[language];
  const { reader } = about;
  const [say, path] =
    reader.role === 'tenant'
      ? [forTenant, reader.propertyId]
      : [forLandlord, `${reader.announcementId}/${reader.needId}`];
  const link = { label, address: `${about.publicUrl}/user/matches/${path}` };
  return layOut({ language, subject, paragraphs: [say(about.address)], link, afterwards: [contacts] });
}
