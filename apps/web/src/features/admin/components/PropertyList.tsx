import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatArea } from '@tilava/domain/format';
import { formatMoney } from '@tilava/domain/money';
import type { Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { listPropertiesQuery } from '@tilava/sdk/react-query';
import { Badge } from '@tilava/ui/Badge';
import type { Column } from '@tilava/ui/DataTable';
import { useLocale } from 'use-intl';
import { useBetween } from '../../../shared/facts/useBetween.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import * as cells from '../../../shared/tables/cells.css.ts';
import { listStateOf, queryOf, useAdminSearch } from '../model/adminSearch.ts';
import { entryOfProperty, stateOf } from '../model/entries.ts';
import { useAdminTexts } from './useAdminTexts.ts';
import { AdminList } from './AdminList.tsx';

type Property = Schemas['Property'];

/** All needs and listings, page by page. */
export function PropertyList() {
  const { tilava } = useServices();
  const labels = useAdminTexts();
  const { search } = useAdminSearch();
  const state = listStateOf(search, 'property');
  const query = useQuery({
    ...listPropertiesQuery(tilava, queryOf(state)),
    placeholderData: keepPreviousData,
  });
  return (
    <AdminList
      state={state}
      query={query}
      entryOf={entryOfProperty}
      columns={useColumns()}
      labels={{
        caption: labels.properties,
        search: labels.searchProperties,
        add: labels.addProperty,
        empty: labels.noProperties,
        failed: labels.propertiesFailed,
        pages: labels.pagesOfProperties,
      }}
    />
  );
}

function useColumns(): readonly Column<Property>[] {
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
