import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { LandlordAttention } from '../../features/dashboard/components/attention/LandlordAttention.tsx';
import { TenantAttention } from '../../features/dashboard/components/attention/TenantAttention.tsx';
import {
  AccountCard,
  ComingSoonCard,
  ReceivedInterests,
  SmallCards,
} from '../../features/dashboard/components/cards.tsx';
import { AnnouncementsOverview } from '../../features/dashboard/components/AnnouncementsOverview.tsx';
import { UpcomingViewings } from '../../features/dashboard/components/UpcomingViewings.tsx';
import { LandlordInsights, TenantInsights } from '../../features/dashboard/components/insights/Insights.tsx';
import { useNewMatches } from '../../features/matches/api/useNewMatches.ts';
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
    <Stack gap={2}>
      <PageHeading>{t('title')}</PageHeading>
      <Sections gap={8}>
        {role?.isLandlord === true && (
          <>
            <LandlordAttention />
            <UpcomingViewings reader="landlord" />
            <ReceivedInterests reader="landlord" />
            <AnnouncementsOverview />
            <InterestedTenants />
            <LandlordInsights />
          </>
        )}
        {role?.isLandlord === false && !role.isAdmin && (
          <>
            <AttentionOfTenant />
            <UpcomingViewings reader="tenant" />
            <ReceivedInterests reader="tenant" />
            <InterestingProperties />
            <TenantInsights />
          </>
        )}
        <SmallCards>
          <AccountCard />
          <ComingSoonCard title={t('payment')} />
          <ComingSoonCard title={t('applicationTracking')} />
        </SmallCards>
      </Sections>
    </Stack>
  );
}

const AttentionOfTenant = () => <TenantAttention newMatches={useNewMatches()} />;
