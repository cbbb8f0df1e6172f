import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { TenantMatches } from '../../features/matches/components/TenantMatches.tsx';
import { usePrinted } from '../../shared/lists/usePrinted.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';

export default function TenantMatchesPage() {
  const t = useTranslations('matches');
  return (
    <Stack gap={0}>
      <PageHeading description={usePrinted()}>{t('title')}</PageHeading>
      <TenantMatches />
    </Stack>
  );
}
