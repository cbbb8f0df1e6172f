import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/errors/LoadFailed.tsx';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';
import { versioned } from '../api/versioned.ts';
import { FactsSkeleton } from '../../../shared/facts/FactsSkeleton.tsx';
import { OrganizationForm } from './OrganizationForm.tsx';
import { PersonForm } from './PersonForm.tsx';

/** Changes who somebody is (specification, section 2, Edit). */
export function EditProfile() {
  const { tilava } = useServices();
  const t = useTranslations('edit');
  const userId = useUserId();
  const user = useQuery({
    queryKey: ['edit', 'user', userId],
    ...versioned((signal) => tilava.users.get(userId, { signal }).withResponse()),
  });
  if (user.isError) {
    return (
      <LoadFailed title={t('loadFailed')} isRetrying={user.isFetching} onRetry={() => void user.refetch()} />
    );
  }
  if (user.data === undefined) return <FactsSkeleton />;
  const ProfileForm = user.data.data.organizationTenant === null ? PersonForm : OrganizationForm;
  return (
    <ProfileForm
      key={user.dataUpdatedAt}
      user={user.data.data}
      etag={user.data.etag}
      onTheirs={() => void user.refetch()}
    />
  );
}
