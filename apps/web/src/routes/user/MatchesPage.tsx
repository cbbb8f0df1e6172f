import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { LandlordMatches } from '../../features/matches/components/LandlordMatches.tsx';
import { TenantMatches } from '../../features/matches/components/TenantMatches.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { useSession } from '../../shared/session/useSession.ts';

/** The match list: announcements for a tenant, tenants for a landlord. */
export default function MatchesPage() {
  const t = useTranslations('matches');
  const isLandlord = useSession()?.role.isLandlord === true;
  return (
    <Stack gap={4}>
      <PageHeading>{t('title')}</PageHeading>
      {isLandlord ? <LandlordMatches /> : <TenantMatches />}
    </Stack>
  );
}
