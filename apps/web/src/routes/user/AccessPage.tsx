import { useQuery } from '@tanstack/react-query';
import { getUserQuery } from '@tilava/sdk/react-query';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { InformationPlace } from '../../features/account/components/InformationPlace.tsx';
import { KeySections } from '../../features/account/components/KeySections.tsx';
import { TeamSections } from '../../features/account/components/TeamSections.tsx';
import { FactsSkeleton } from '../../shared/page/Section.tsx';
import { paths } from '../../shared/paths.ts';
import { useServices, useUserId } from '../../shared/services/useServices.ts';

/** Who acts for the account: the colleagues of a landlord, or programs by their keys. */
export default function AccessPage() {
  const t = useTranslations('account');
  const { tilava } = useServices();
  const user = useQuery(getUserQuery(tilava, useUserId()));
  const isTeam = useLocation().pathname === paths.team;
  return (
    <InformationPlace title={t(isTeam ? 'team' : 'keys')} user={user}>
      {user.data && (
        <Suspense fallback={<FactsSkeleton />}>
          {isTeam ? <TeamSections user={user.data} /> : <KeySections user={user.data} />}
        </Suspense>
      )}
    </InformationPlace>
  );
}
