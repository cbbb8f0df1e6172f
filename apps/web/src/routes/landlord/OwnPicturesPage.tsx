import { useQuery } from '@tanstack/react-query';
import { getUserQuery } from '@tilava/sdk/react-query';
import { useTranslations } from 'use-intl';
import { InformationPlace } from '../../features/account/components/InformationPlace.tsx';
import { ChosenPictures } from '../../features/announcements/components/ChosenPictures.tsx';
import { useServices, useUserId } from '../../shared/services/useServices.ts';

/** Where a landlord adds, orders and removes the pictures of the chosen announcement. */
export default function OwnPicturesPage() {
  const t = useTranslations('announcements');
  const { tilava } = useServices();
  const user = useQuery(getUserQuery(tilava, useUserId()));
  return (
    <InformationPlace title={t('pictures')} user={user}>
      <ChosenPictures />
    </InformationPlace>
  );
}
