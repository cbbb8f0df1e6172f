import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { EditProperty } from '../../features/account/components/EditProperty.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';

/** Where a tenant changes what they look for, and a landlord what they let. */
export default function EditPropertyPage() {
  const t = useTranslations('edit');
  const { propId = '' } = useParams();
  return <EditProperty heading={<PageHeading>{t('property')}</PageHeading>} propertyId={propId} />;
}
