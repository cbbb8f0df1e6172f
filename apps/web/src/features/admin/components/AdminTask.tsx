import type { RenderPlace } from '../../../shared/fields/renderPlace.ts';
import type { ListTab, Task } from '../model/adminSearch.ts';
import { AddProperty } from './add/AddProperty.tsx';
import { AddUser } from './add/AddUser.tsx';
import { EditProperty } from './EditProperty.tsx';
import { EditUser } from './EditUser.tsx';

interface AdminTaskProps {
  readonly tab: ListTab;
  readonly task: Task;
  readonly renderPlace: RenderPlace;
}

/** What is done in the place of a list; with its forms, it is downloaded when it is asked for. */
export function AdminTask({ tab, task, renderPlace }: AdminTaskProps) {
  if (tab === 'user') {
    return task.kind === 'add' ? (
      <AddUser renderPlace={renderPlace} />
    ) : (
      <EditUser key={task.id} id={task.id} />
    );
  }
  return task.kind === 'add' ? (
    <AddProperty renderPlace={renderPlace} />
  ) : (
    <EditProperty key={task.id} id={task.id} renderPlace={renderPlace} />
  );
}
