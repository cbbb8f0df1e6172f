import { useQuery } from '@tanstack/react-query';
import { isNotFoundError } from '@tilava/sdk';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { OrganizationForm } from '../../../shared/edit/OrganizationForm.tsx';
import { PersonForm } from '../../../shared/edit/PersonForm.tsx';
import { versioned } from '../../../shared/edit/versioned.ts';
import { FactsSkeleton } from '../../../shared/facts/FactsSkeleton.tsx';
import { useServices } from '../../../shared/services/useServices.ts';
import { listHref } from '../model/adminSearch.ts';
import { entryOfUser } from '../model/entries.ts';
import { Gone } from './Gone.tsx';
import { TaskView } from './TaskView.tsx';
import { useAdminSearch } from './useAdminSearch.ts';
import { useAdminTexts } from './useAdminTexts.ts';

/** Changes who somebody is. */
export function EditUser({ id }: { readonly id: string }) {
  const { tilava } = useServices();
  const words = useAdminTexts();
  const { search } = useAdminSearch();
  const user = useQuery({
    queryKey: ['edit', 'user', id],
    ...versioned((signal) => tilava.users.get(id, { signal }).withResponse(), isNotFoundError),
  });
  if (isNotFoundError(user.error)) return <Gone />;
  const read = user.data;
  const Form = read?.data.organizationTenant === null ? PersonForm : OrganizationForm;
  return (
    <TaskView tab="user" title={read === undefined ? words.edit : words.editOf(entryOfUser(read.data).name)}>
      {user.isError ? (
        <QueryFailed title={words.usersFailed} query={user} />
      ) : read === undefined ? (
        <FactsSkeleton />
      ) : (
        <Form
          key={user.dataUpdatedAt}
          user={read.data}
          etag={read.etag}
          back={listHref(search)}
          tellsSaved
          onTheirs={() => void user.refetch()}
        />
      )}
    </TaskView>
  );
}
