import { useQuery } from '@tanstack/react-query';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { useTranslations } from 'use-intl';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';
import { versioned } from '../../../shared/edit/versioned.ts';
import { FactsSkeleton } from '../../../shared/facts/FactsSkeleton.tsx';
import { OrganizationForm } from '../../../shared/edit/OrganizationForm.tsx';
import { PersonForm } from '../../../shared/edit/PersonForm.tsx';

/** Changes who somebody is (specification, section 2, Edit). */
export function EditProfile() {
  const { tilava } = useServices();
  const t = useTranslations('edit');
  const userId = useUserId();
  const user = useQuery({
    queryKey: ['edit', 'user', userId],
    ...versioned((signal) => tilava.users.get(userId, { signal }).withResponse()),
  });
  if (user.isLoadingError) {
    return <QueryFailed title={t('loadFailed')} query={user} />;
  }
  if (user.data === undefined) return <FactsSkeleton />;
  const ProfileForm = user.data.data.organizationTenant === null ? PersonForm : OrganizationForm;
  return (
    <ProfileForm
      key={user.dataUpdatedAt}
      user={user.data.data}
      etag={user.data.etag}
      back={paths.information}
      keepsDraft
      onTheirs={() => void user.refetch()}
    />
  );
}
