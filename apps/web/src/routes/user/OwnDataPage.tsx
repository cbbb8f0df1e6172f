import { useQuery } from '@tanstack/react-query';
import { isSuspended } from '@tilava/domain/safety';
import { getUserQuery } from '@tilava/sdk/react-query';
import { useTranslations } from 'use-intl';
import { DataSection } from '../../features/account/components/DataSection.tsx';
import { InformationPlace } from '../../features/account/components/InformationPlace.tsx';
import { PasswordSection } from '../../features/account/components/PasswordSection.tsx';
import { lazyComponent } from '../../shared/lazyComponent.tsx';
import { FactsSkeleton } from '../../shared/page/Section.tsx';
import { useServices, useUserId } from '../../shared/services/useServices.ts';
import { useToday } from '../../shared/time/time.tsx';

const OwnReports = lazyComponent(
  () => import('../../features/account/components/OwnReports.tsx'),
  FactsSkeleton,
);

/** The password, all that is stored of oneself, and the end of the account. */
export default function OwnDataPage() {
  const t = useTranslations('account');
  const { tilava } = useServices();
  // Whoever has just been suspended is led here, and what was read before says nothing of it.
  const user = useQuery({ ...getUserQuery(tilava, useUserId()), staleTime: 0 });
  const suspendedUntil = user.data?.suspendedUntil;
  const reports = <OwnReports suspendedUntil={suspendedUntil} />;
  // Whoever can do nothing else reads first why.
  const isShut = isSuspended(suspendedUntil, useToday());
  return (
    <InformationPlace title={t('ownData')} user={user}>
      {isShut && reports}
      <PasswordSection email={user.data?.email} isTemporary={false} />
      {!isShut && reports}
      {user.data && <DataSection email={user.data.email} />}
    </InformationPlace>
  );
}
