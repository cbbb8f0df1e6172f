import { isNotFoundError } from '@tilava/sdk';
import { Link } from '@tilava/ui/Link';
import { NotFound } from '@tilava/ui/NotFound';
import { Stack } from '@tilava/ui/Stack';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { NeedForm, PropertyForm } from '../../shared/edit/PropertyForm.tsx';
import { usePropertyToEdit } from '../../shared/edit/useSave.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { paths } from '../../shared/paths.ts';
import { useSession, useUserId } from '../../shared/services/useServices.ts';

/** Where a tenant says what they look for, and a landlord changes what they let (specification, section 2, Edit). */
export default function PropertyPage() {
  const { propId } = useParams();
  return propId === undefined ? <NewNeed /> : <EditProperty propId={propId} />;
}

function NewNeed() {
  const t = useTranslations('matches');
  return (
    <Stack>
      <PageHeading>{t('newNeed')}</PageHeading>
      <NeedForm need={null} etag={null} back={paths.information} keepsDraft />
    </Stack>
  );
}

function EditProperty({ propId }: { readonly propId: string }) {
  const t = useTranslations('edit');
  const property = usePropertyToEdit(propId);
  const userId = useUserId();
  const isLandlord = useSession()?.role.isLandlord === true;
  // A landlord reads no listings but those of the organisation that they act for.
  const isSomebodyElses = !isLandlord && property.data !== undefined && property.data.data.user !== userId;
  if (isNotFoundError(property.error) || isSomebodyElses) {
    return (
      <NotFound
        title={t('gone')}
        steps={
          <Link href={paths.information} variant="button">
            {t('toDetails')}
          </Link>
        }
      >
        {t('goneHint')}
      </NotFound>
    );
  }
  return (
    <Stack>
      <PageHeading>{t(isLandlord ? 'property' : 'search')}</PageHeading>
      <PropertyForm property={property} failed={t('loadFailed')} back={paths.information} keepsDraft />
    </Stack>
  );
}
