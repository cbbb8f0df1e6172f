import { useQuery } from '@tanstack/react-query';
import { getUserQuery } from '@tilava/sdk/react-query';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { InformationPlace } from '../../features/account/components/InformationPlace.tsx';
import { TeamSections } from '../../features/account/components/TeamSections.tsx';
import { FactsSkeleton } from '../../shared/page/Section.tsx';
import { useServices, useUserId } from '../../shared/services/useServices.ts';

/** Who acts for the landlord's account, and who is asked to. */
export default function TeamPage() {
  const t = useTranslations('account');
  const { tilava } = useServices();
  const user = useQuery(getUserQuery(tilava, useUserId()));
  return (
    <InformationPlace title={t('team')} user={user}>
      {user.data && (
        <Suspense fallback={<FactsSkeleton />}>
          <TeamSections user={user.data} />
        </Suspense>
      )}
    </InformationPlace>
  );
}
