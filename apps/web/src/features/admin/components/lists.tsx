import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatArea } from '@tilava/domain/format';
import { formatMoney } from '@tilava/domain/money';
import { logoNumber } from '@tilava/domain/pictures';
import { formatDay, helsinkiDay, type Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { listPropertiesQuery, listUsersQuery } from '@tilava/sdk/react-query';
import { Avatar } from '@tilava/ui/Avatar';
import { Badge } from '@tilava/ui/Badge';
import type { Column } from '@tilava/ui/DataTable';
import { Link } from '@tilava/ui/Link';
import { useLocale } from 'use-intl';
import { useBetween } from '../../../shared/facts/useBetween.ts';
import { pictureUrl } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import * as cells from '../../../shared/tables/cells.css.ts';
import { foundUsersHref, listStateOf, queryOf, useAdminSearch } from '../model/adminSearch.ts';
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

/** What a list tells beside its entries, by their ids. */
const byId = <Record extends { readonly id: string }>(
  records: readonly Record[] = [],
): ReadonlyMap<string, Record> => new Map(records.map((record) => [record.id, record]));

type User = Schemas['User'];

export function UserList() {
  const { tilava } = useServices();
  const { search } = useAdminSearch();
  const state = listStateOf(search, 'user');
  const query = useQuery({ ...listUsersQuery(tilava, queryOf(state)), placeholderData: keepPreviousData });
  return (
    <AdminList
      tab="user"
      state={state}
      query={query}
      entryOf={entryOfUser}
      columns={useUserColumns(byId(query.data?.records))}
    />
  );
}

function useUserColumns(records: ReadonlyMap<string, Schemas['UserRecord']>): readonly Column<User>[] {
  const labels = useAdminTexts();
  const added = useAddedColumn();
  return [
    {
      id: 'name',
      header: labels.name,
      width: 26,
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
      width: 28,
      isSortable: true,
      cell: (user) => <Email address={user.email} />,
    },
    { id: 'role', header: labels.role, width: 10, cell: (user) => labels[roleOf(user)] },
    {
      id: 'status',
      header: labels.status,
      width: 13,
      cell: ({ id }) => {
        const isVerified = typeof records.get(id)?.verifiedAt === 'string';
        return isVerified ? labels.verified : <Badge tone="attention">{labels.unverified}</Badge>;
      },
    },
    added(records),
  ];
}

/** When an entry was added, by which both lists can be sorted. */
function useAddedColumn() {
  const labels = useAdminTexts();
  const locale: Locale = useLocale();
  return <Item extends { readonly id: string }>(
    records: ReadonlyMap<string, { readonly createdAt: string }>,
  ): Column<Item> => ({
    id: 'createdAt',
    header: labels.added,
    width: 13,
    isSortable: true,
    // Not in figures of one width, whose points stand apart.
    cell: ({ id }) => {
      const createdAt = records.get(id)?.createdAt;
      return createdAt !== undefined && formatDay(helsinkiDay(new Date(createdAt)), locale);
    },
  });
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
      columns={usePropertyColumns(byId(query.data?.records))}
    />
  );
}

function usePropertyColumns(
  records: ReadonlyMap<string, Schemas['PropertyRecord']>,
): readonly Column<Property>[] {
  const labels = useAdminTexts();
  const amounts = useAmounts();
  const added = useAddedColumn();
  return [
    {
      id: 'address',
      header: labels.address,
      width: 23,
      isRowHeader: true,
      isSortable: true,
      cell: (property) => <span className={cells.linkText}>{property.address}</span>,
    },
    { id: 'kind', header: labels.kind, width: 8, cell: ({ kind }) => labels[kind] },
    {
      id: 'status',
      header: labels.status,
      width: 9,
      cell: ({ kind, isActive }) =>
        kind === 'need' ? labels.active : isActive ? labels.public : <Badge>{labels.hidden}</Badge>,
    },
    {
      id: 'owner',
      header: labels.belongsTo,
      width: 19,
      cell: ({ id }) => <Owner owner={records.get(id)?.owner} />,
    },
    {
      id: 'size',
      header: labels.size,
      width: 9,
      align: 'end',
      isSortable: true,
      cell: (property) => <span className={cells.tabular}>{amounts.size(property) || labels.unsaid}</span>,
    },
    {
      id: 'rent',
      header: labels.rent,
      width: 13,
      align: 'end',
      isSortable: true,
      cell: (property) => <span className={cells.tabular}>{amounts.rent(property) || labels.unsaid}</span>,
    },
    added(records),
  ];
}

/** Who added a property, which leads to them among the users. */
function Owner({ owner }: { readonly owner: Schemas['AuditParty'] | undefined }) {
  const email = owner?.name ?? null;
  if (email === null) return null;
  return (
    <Link href={foundUsersHref(email)} variant="standalone">
      <Email address={email} />
    </Link>
  );
}

/** Broken before its domain, where it has to be. */
export function Email({ address }: { readonly address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
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
