import { useTranslations } from 'use-intl';
import {
  AccountCard,
  ComingSoonCard,
  ReceivedInterests,
} from '../../features/dashboard/components/cards.tsx';
import { LandlordInsights, TenantInsights } from '../../features/dashboard/components/insights/Insights.tsx';
import {
  InterestedTenants,
  InterestingProperties,
} from '../../features/matches/components/interest/InterestSections.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { Sections } from '../../shared/page/Section.tsx';
import { useSession } from '../../shared/services/useServices.ts';

export default function DashboardPage() {
  const t = useTranslations('dashboard');
  const role = useSession()?.role;
  return (
    <Sections gap={6}>
      <PageHeading>{t('title')}</PageHeading>
      <AccountCard />
      {role?.isLandlord === true && (
        <>
          <ReceivedInterests reader="landlord" />
          <InterestedTenants />
          <LandlordInsights />
        </>
      )}
      {role?.isLandlord === false && !role.isAdmin && (
        <>
          <ReceivedInterests reader="tenant" />
          <InterestingProperties />
          <TenantInsights />
        </>
      )}
      <ComingSoonCard title={t('payment')} />
      <ComingSoonCard title={t('applicationTracking')} />
    </Sections>
  );
}
