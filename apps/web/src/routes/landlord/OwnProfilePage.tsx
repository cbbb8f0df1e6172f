import { useQuery } from '@tanstack/react-query';
import { getUserQuery } from '@tilava/sdk/react-query';
import { useTranslations } from 'use-intl';
import { InformationPlace } from '../../features/account/components/InformationPlace.tsx';
import { ProfileSection } from '../../features/account/components/ProfileSection.tsx';
import { useServices, useUserId } from '../../shared/services/useServices.ts';

/** Who a landlord is: the page of their details is about what they let. */
export default function OwnProfilePage() {
  const t = useTranslations('nav');
  const { tilava } = useServices();
  const user = useQuery(getUserQuery(tilava, useUserId()));
  return (
    <InformationPlace title={t('profile')} user={user}>
      {!user.isLoadingError && <ProfileSection user={user.data} />}
    </InformationPlace>
  );
}
