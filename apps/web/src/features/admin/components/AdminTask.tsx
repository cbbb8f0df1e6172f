import type { ListTab, Task } from '../model/adminSearch.ts';
import { AddProperty } from './add/AddProperty.tsx';
import { AddUser } from './add/AddUser.tsx';
import { EditProperty } from './EditProperty.tsx';
import { EditUser } from './EditUser.tsx';

interface AdminTaskProps {
  readonly tab: ListTab;
  readonly task: Task;
}

/** What is done in the place of a list; with its forms, it is downloaded when it is asked for. */
export function AdminTask({ tab, task }: AdminTaskProps) {
  if (tab === 'user') {
    return task.kind === 'add' ? <AddUser /> : <EditUser key={task.id} id={task.id} />;
  }
  return task.kind === 'add' ? <AddProperty /> : <EditProperty key={task.id} id={task.id} />;
}
