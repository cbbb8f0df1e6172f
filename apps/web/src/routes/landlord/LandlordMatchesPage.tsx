import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { LandlordMatches } from '../../features/matches/components/LandlordMatches.tsx';
import { usePrinted } from '../../shared/lists/usePrinted.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';

export default function LandlordMatchesPage() {
  const t = useTranslations('matches');
  return (
    <Stack gap={0}>
      <PageHeading description={usePrinted()}>{t('title')}</PageHeading>
      <LandlordMatches />
    </Stack>
  );
}
