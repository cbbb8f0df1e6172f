import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatArea } from '@tilava/domain/format';
import { formatMoney } from '@tilava/domain/money';
import { logoNumber } from '@tilava/domain/pictures';
import type { Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { listPropertiesQuery, listUsersQuery } from '@tilava/sdk/react-query';
import { Avatar } from '@tilava/ui/Avatar';
import { Badge } from '@tilava/ui/Badge';
import type { Column } from '@tilava/ui/DataTable';
import { useLocale } from 'use-intl';
import { useBetween } from '../../../shared/facts/useBetween.ts';
import { pictureUrl } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import * as cells from '../../../shared/tables/cells.css.ts';
import { listStateOf, queryOf, useAdminSearch } from '../model/adminSearch.ts';
import { AdminList } from './AdminList.tsx';
import * as styles from './lists.css.ts';
import { useAdminTexts } from './useAdminTexts.ts';

export type Entry =
  | { readonly kind: 'user'; readonly id: string; readonly name: string; readonly user: Schemas['User'] }
  | {
      readonly kind: 'property';
      readonly id: string;
      readonly name: string;
      readonly property: Schemas['Property'];
    };

/** What lists call a user: an organisation's or a person's name; empty where there is none. */
export function nameOfUser({ organizationTenant, privateTenant }: Schemas['User']): string {
  if (organizationTenant !== null) return organizationTenant.name;
  return privateTenant === null ? '' : `${privateTenant.firstName} ${privateTenant.lastName}`;
}

/** A user of a list; without a name, the email tells who it is. */
export const entryOfUser = (user: Schemas['User']): Entry => ({
  kind: 'user',
  id: user.id,
  name: nameOfUser(user) || user.email,
  user,
});

const entryOfProperty = (property: Schemas['Property']): Entry => ({
  kind: 'property',
  id: property.id,
  name: property.address,
  property,
});

const roleOf = ({ isAdmin, isLandlord }: Schemas['User']): 'admin' | 'landlord' | 'tenant' =>
  isAdmin ? 'admin' : isLandlord ? 'landlord' : 'tenant';

function stateOf(property: Schemas['Property']): 'need' | 'listing' | 'hidden' {
  if (property.kind === 'need') return 'need';
  return property.isActive ? 'listing' : 'hidden';
}

type User = Schemas['User'];

export function UserList() {
  const { tilava } = useServices();
  const { search } = useAdminSearch();
  const state = listStateOf(search, 'user');
  const query = useQuery({ ...listUsersQuery(tilava, queryOf(state)), placeholderData: keepPreviousData });
  return (
    <AdminList tab="user" state={state} query={query} entryOf={entryOfUser} columns={useUserColumns()} />
  );
}

function useUserColumns(): readonly Column<User>[] {
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

type Property = Schemas['Property'];

export function PropertyList() {
  const { tilava } = useServices();
  const { search } = useAdminSearch();
  const state = listStateOf(search, 'property');
  const query = useQuery({
    ...listPropertiesQuery(tilava, queryOf(state)),
    placeholderData: keepPreviousData,
  });
  return (
    <AdminList
      tab="property"
      state={state}
      query={query}
      entryOf={entryOfProperty}
      columns={usePropertyColumns()}
    />
  );
}

function usePropertyColumns(): readonly Column<Property>[] {
  const labels = useAdminTexts();
  const amounts = useAmounts();
  return [
    {
      id: 'address',
      header: labels.address,
      width: 35,
      isRowHeader: true,
      isSortable: true,
      cell: (property) => <span className={cells.linkText}>{property.address}</span>,
    },
    { id: 'kind', header: labels.kind, width: 20, cell: (property) => <KindBadge property={property} /> },
    {
      id: 'size',
      header: labels.size,
      width: 15,
      align: 'end',
      isSortable: true,
      cell: (property) => <span className={cells.tabular}>{amounts.size(property) || labels.unsaid}</span>,
    },
    {
      id: 'rent',
      header: labels.rent,
      width: 15,
      align: 'end',
      isSortable: true,
      cell: (property) => <span className={cells.tabular}>{amounts.rent(property) || labels.unsaid}</span>,
    },
  ];
}

function KindBadge({ property }: { readonly property: Property }) {
  const labels = useAdminTexts();
  const state = stateOf(property);
  return <Badge tone={state === 'listing' ? 'match' : 'neutral'}>{labels[state]}</Badge>;
}

/** What is let is of one size and one rent; what is looked for lies between bounds. */
function useAmounts() {
  const locale: Locale = useLocale();
  const between = useBetween();
  return {
    size: (property: Property) =>
      property.kind === 'listing'
        ? formatArea(property.size, locale)
        : between({
            minimum: formatArea(property.sizeMin, locale),
            maximum: formatArea(property.sizeMax, locale),
          }),
    rent: (property: Property) =>
      property.kind === 'listing'
        ? formatMoney(property.rent, locale)
        : between({
            minimum: formatMoney(property.rentMin, locale),
            maximum: formatMoney(property.rentMax, locale),
          }),
  };
}
