import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { EditProfile } from '../../features/account/components/EditProfile.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';

/** Where somebody changes their profile. */
export default function EditProfilePage() {
  const t = useTranslations('account');
  return (
    <Stack gap={8}>
      <PageHeading>{t('editProfile')}</PageHeading>
      <EditProfile />
    </Stack>
  );
}
