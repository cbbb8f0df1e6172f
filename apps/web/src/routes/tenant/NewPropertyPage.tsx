import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { NeedForm } from '../../shared/edit/PropertyForm.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { paths } from '../../shared/paths.ts';

/** Where a tenant who looks for nothing says what they look for. */
export default function NewPropertyPage() {
  const t = useTranslations('matches');
  return (
    <Stack gap={8}>
      <PageHeading>{t('newNeed')}</PageHeading>
      <NeedForm need={null} etag={null} back={paths.information} keepsDraft />
    </Stack>
  );
}
