import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { NeedForm } from '../../features/account/components/NeedForm.tsx';
import { AddressSearch } from '../../features/places/components/AddressSearch.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';

/** Where a tenant who looks for nothing says what they look for. */
export default function NewPropertyPage() {
  const t = useTranslations('account');
  return (
    <Stack gap={8}>
      <PageHeading>{t('newNeed')}</PageHeading>
      <NeedForm need={null} etag={null} renderPlace={(field) => <AddressSearch {...field} />} />
    </Stack>
  );
}
