import { Stack } from '@tilava/ui/Stack';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { EditNeed } from '../../features/account/components/EditNeed.tsx';
import { AddressSearch } from '../../features/places/components/AddressSearch.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';

/** Where a tenant changes what they look for. */
export default function EditPropertyPage() {
  const t = useTranslations('edit');
  const { propId = '' } = useParams();
  return (
    <Stack gap={8}>
      <PageHeading>{t('property')}</PageHeading>
      <EditNeed needId={propId} renderPlace={(field) => <AddressSearch {...field} />} />
    </Stack>
  );
}
