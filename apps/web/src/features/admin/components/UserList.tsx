import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { logoNumber } from '@tilava/domain/pictures';
import type { Schemas } from '@tilava/sdk';
import { listUsersQuery } from '@tilava/sdk/react-query';
import { Avatar } from '@tilava/ui/Avatar';
import { Badge } from '@tilava/ui/Badge';
import type { Column } from '@tilava/ui/DataTable';
import { pictureUrl } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import * as cells from '../../../shared/tables/cells.css.ts';
import { listStateOf, queryOf, useAdminSearch } from '../model/adminSearch.ts';
import { entryOfUser, nameOfUser, roleOf } from '../model/entries.ts';
import { AdminList } from './AdminList.tsx';
import * as styles from './lists.css.ts';
import { useAdminTexts } from './useAdminTexts.ts';

type User = Schemas['User'];

/** All users, page by page. */
export function UserList() {
  const { tilava } = useServices();
  const labels = useAdminTexts();
  const { search } = useAdminSearch();
  const state = listStateOf(search, 'user');
  const query = useQuery({ ...listUsersQuery(tilava, queryOf(state)), placeholderData: keepPreviousData });
  return (
    <AdminList
      state={state}
      query={query}
      entryOf={entryOfUser}
      columns={useColumns()}
      labels={{
        caption: labels.users,
        search: labels.searchUsers,
        add: labels.addUser,
        empty: labels.noUsers,
        failed: labels.usersFailed,
        pages: labels.pagesOfUsers,
      }}
    />
  );
}

function useColumns(): readonly Column<User>[] {
  const labels = useAdminTexts();
  return [
    {
      id: 'name',
      header: labels.name,
      width: 35,
      isRowHeader: true,
      isSortable: true,
      cell: (user) => (
        <span className={styles.person}>
          <Avatar
            size="small"
            number={logoNumber(user.properties[0] ?? user.id)}
            picture={user.file && `${pictureUrl(user.file.key)}?width=160`}
          />
          <span className={cells.linkText}>{nameOfUser(user) || labels.nameless}</span>
        </span>
      ),
    },
    {
      id: 'email',
      header: labels.email,
      width: 35,
      isSortable: true,
      cell: (user) => user.email,
    },
    { id: 'role', header: labels.role, width: 15, cell: (user) => <RoleBadge user={user} /> },
  ];
}

function RoleBadge({ user }: { readonly user: User }) {
  const labels = useAdminTexts();
  const role = roleOf(user);
  return <Badge tone={role === 'admin' ? 'attention' : 'neutral'}>{labels[role]}</Badge>;
}
