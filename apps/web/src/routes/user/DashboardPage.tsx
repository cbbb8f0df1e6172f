import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { AccountCard } from '../../features/dashboard/components/AccountCard.tsx';
import { ComingSoonCard } from '../../features/dashboard/components/ComingSoonCard.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';

/** The dashboard, within the logged-in area and on its own. */
export default function DashboardPage() {
  const t = useTranslations('dashboard');
  return (
    <Stack gap={6}>
      <PageHeading>{t('title')}</PageHeading>
      <AccountCard />
      <ComingSoonCard title={t('payment')} />
      <ComingSoonCard title={t('applicationTracking')} />
    </Stack>
  );
}
