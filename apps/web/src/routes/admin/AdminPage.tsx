import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useTranslations } from 'use-intl';
import { PageHeading } from '../../shared/page/PageHeading.tsx';

/** The admin's page. */
export default function AdminPage() {
  const t = useTranslations('admin');
  return (
    <Stack gap={4}>
      <PageHeading>{t('title')}</PageHeading>
      <Text tone="muted">{t('sentence')}</Text>
    </Stack>
  );
}
