import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { ProfileForm } from '../../shared/edit/ProfileForm.tsx';
import { useUserToEdit } from '../../shared/edit/useSave.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { paths } from '../../shared/paths.ts';
import { useUserId } from '../../shared/services/useServices.ts';

/** Where somebody changes who they are (specification, section 2, Edit). */
export default function EditProfilePage() {
  const t = useTranslations();
  const user = useUserToEdit(useUserId());
  return (
    <Stack>
      <PageHeading>{t('account.editProfile')}</PageHeading>
      <ProfileForm user={user} failed={t('edit.loadFailed')} back={paths.information} keepsDraft />
    </Stack>
  );
}
