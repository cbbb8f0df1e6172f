import { useQuery } from '@tanstack/react-query';
import { getUserQuery } from '@tilava/sdk/react-query';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { InformationPlace } from '../../features/account/components/InformationPlace.tsx';
import { KeySections } from '../../features/account/components/KeySections.tsx';
import { FactsSkeleton } from '../../shared/page/Section.tsx';
import { useServices, useUserId } from '../../shared/services/useServices.ts';

/** The keys by which programs act for the account. */
export default function KeysPage() {
  const t = useTranslations('account');
  const { tilava } = useServices();
  const user = useQuery(getUserQuery(tilava, useUserId()));
  return (
    <InformationPlace title={t('keys')} user={user}>
      {user.data && (
        <Suspense fallback={<FactsSkeleton />}>
          <KeySections user={user.data} />
        </Suspense>
      )}
    </InformationPlace>
  );
}
