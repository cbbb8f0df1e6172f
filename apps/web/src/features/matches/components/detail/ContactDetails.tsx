import type { Contacts } from '@tilava/domain/contacts';
import { formatPhoneNumber } from '@tilava/domain/phone';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Link } from '@tilava/ui/Link';
import { useTranslations } from 'use-intl';

/** How the other side is reached, as far as it is told. */
export default function ContactDetails({ contacts }: { readonly contacts: Contacts }) {
  const t = useTranslations('matchDetail.mutual');
  const link = (href: string, text: string) => (
    <Link href={href} variant="standalone">
      {text}
    </Link>
  );
  const mail = (address: string | null) => address && link(`mailto:${address}`, address);
  const phone = (number: string | null) => number && link(`tel:${number}`, formatPhoneNumber(number));
  const details = [
    { term: t('name'), value: contacts.name },
    { term: t('email'), value: mail(contacts.email) },
    { term: t('phoneNumber'), value: phone(contacts.phoneNumber) },
    { term: t('contactPerson'), value: contacts.contactPerson },
    { term: t('contactPhoneNumber'), value: phone(contacts.contactPhoneNumber) },
    { term: t('contactEmail'), value: mail(contacts.contactEmail) },
    { term: t('contactAddress'), value: contacts.contactAddress },
  ];
  // What is not known is not asked for here.
  return <DefinitionList missing="" definitions={details.filter(({ value }) => Boolean(value))} />;
}
