import { isNotFoundError } from '@tilava/sdk';
import { Link } from '@tilava/ui/Link';
import { NotFound } from '@tilava/ui/NotFound';
import { ProfileForm } from '../../../shared/edit/ProfileForm.tsx';
import { PropertyForm } from '../../../shared/edit/PropertyForm.tsx';
import { usePropertyToEdit, useUserToEdit } from '../../../shared/edit/useSave.ts';
import { listHref, type ListTab, type Task, useAdminSearch } from '../model/adminSearch.ts';
import { TaskView } from './AddForm.tsx';
import { AddProperty } from './AddProperty.tsx';
import { AddUser } from './AddUser.tsx';
import { entryOfUser } from './lists.tsx';
import { useAdminTexts } from './useAdminTexts.ts';

/** What is done in the place of a list; with its forms, it is downloaded when it is asked for. */
export default function AdminTask({ tab, task }: { readonly tab: ListTab; readonly task: Task }) {
  if (tab === 'user') return task.kind === 'add' ? <AddUser /> : <EditUser key={task.id} id={task.id} />;
  return task.kind === 'add' ? <AddProperty /> : <EditProperty key={task.id} id={task.id} />;
}

function EditUser({ id }: { readonly id: string }) {
  const labels = useAdminTexts();
  const { search } = useAdminSearch();
  const user = useUserToEdit(id);
  if (isNotFoundError(user.error)) return <Gone />;
  const title = user.data === undefined ? labels.edit : labels.editOf(entryOfUser(user.data.data).name);
  return (
    <TaskView tab="user" title={title}>
      <ProfileForm user={user} failed={labels.lists.user.failed} back={listHref(search)} />
    </TaskView>
  );
}

function EditProperty({ id }: { readonly id: string }) {
  const labels = useAdminTexts();
  const { search } = useAdminSearch();
  const property = usePropertyToEdit(id);
  if (isNotFoundError(property.error)) return <Gone />;
  const title = property.data === undefined ? labels.edit : labels.editOf(property.data.data.address);
  return (
    <TaskView tab="property" title={title}>
      <PropertyForm property={property} failed={labels.lists.property.failed} back={listHref(search)} />
    </TaskView>
  );
}

function Gone() {
  const labels = useAdminTexts();
  const { search } = useAdminSearch();
  return (
    <NotFound
      title={labels.gone}
      steps={
        <Link href={listHref(search)} variant="button">
          {labels.back}
        </Link>
      }
    >
      {labels.goneHint}
    </NotFound>
  );
}
