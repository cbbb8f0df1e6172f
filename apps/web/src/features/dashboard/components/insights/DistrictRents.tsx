import type { Locale } from '@tilava/domain/format';
import { formatMoney } from '@tilava/domain/money';
import type { Schemas } from '@tilava/sdk';
import { type Column, DataTable, type Sort } from '@tilava/ui/DataTable';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Heading } from '@tilava/ui/Heading';
import { Inline } from '@tilava/ui/Inline';
import { SegmentedControl } from '@tilava/ui/SegmentedControl';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { mapLanguage } from '../../../../shared/map/useMapData.ts';
import { useRowLabels } from '../../../../shared/tables/cells.tsx';
import { SavableChart, useInsightTexts } from './charts.tsx';
import { DistrictMap } from './DistrictMap.tsx';
import * as styles from './insights.css.ts';

type District = Schemas['DistrictInsight'];

export interface DistrictRentsProps {
  /** Those of which there are rents by district. */
  readonly types: readonly Schemas['TypeInsights'][];
  /** The place that the insights are about. */
  readonly address: string;
  readonly location: Schemas['Location'];
}

/** Median rents by district, on a map and as a table that marks the same district. */
export default function DistrictRents({ types, address, location }: DistrictRentsProps) {
  const labels = useInsightTexts();
  const typeName = useTranslations('product.residenceFlag');
  const locale: Locale = useLocale();
  const rowLabels = useRowLabels();
  const titleId = useId();
  const [chosenType, setChosenType] = useState(types[0]?.type);
  const [sort, setSort] = useState<Sort>({ columnId: 'median', direction: 'descending' });
  const [selectedId, setSelectedId] = useState<string>();
  const [highlightedId, setHighlightedId] = useState<string>();
  const shown = types.find(({ type }) => type === chosenType) ?? types[0];
  if (shown === undefined) return null;
  const nameOf = ({ names, postalCode }: District) => `${names[mapLanguage(locale)]} (${postalCode})`;
  const valueOf = {
    district: nameOf,
    median: ({ rent }: District) => rent.median,
    count: ({ count }: District) => count,
  } as const;
  const sorted = sortedBy(
    shown.rentByDistrict,
    valueOf[sort.columnId === 'median' || sort.columnId === 'count' ? sort.columnId : 'district'],
    sort.direction,
    locale,
  );
  const columns: readonly Column<District>[] = [
    { id: 'district', header: labels.district, cell: nameOf, isRowHeader: true, isSortable: true },
    {
      id: 'median',
      header: labels.median,
      width: 22,
      align: 'end',
      isSortable: true,
      cell: ({ rent }) => formatMoney(rent.median, locale),
    },
    {
      id: 'count',
      header: labels.announcements,
      width: 30,
      align: 'end',
      isSortable: true,
      cell: ({ count }) => `${count}+`,
    },
  ];
  return (
    <section aria-labelledby={titleId} className={styles.savable}>
      <SavableChart
        title={labels.rentByDistrict}
        fileName="tilava-rent-by-district"
        rows={[
          [labels.district, labels.median, labels.announcements],
          ...sorted.map((district) => [nameOf(district), district.rent.median, district.count]),
        ]}
      >
        <Stack gap={3}>
          <Inline gap={2}>
            <Heading level={3} size="lead" id={titleId}>
              {labels.rentByDistrict}
            </Heading>
            <Text tone="muted">{labels.rentUnit}</Text>
            {types.length > 1 && (
              <SegmentedControl
                label={labels.type}
                isLabelHidden
                size="small"
                options={types.map(({ type }) => ({ value: type, label: typeName(type) }))}
                value={shown.type}
                onChange={setChosenType}
              />
            )}
          </Inline>
          <div className={styles.districts}>
            <DistrictMap
              address={address}
              location={location}
              districts={shown.rentByDistrict.map((district) => ({
                id: district.postalCode,
                location: district.location,
                median: district.rent.median,
                count: district.count,
                rent: formatMoney(district.rent.median, locale),
                description: labels.districtRent(
                  nameOf(district),
                  formatMoney(district.rent.median, locale),
                  district.count,
                ),
              }))}
              selectedId={selectedId}
              onSelect={setSelectedId}
              highlightedId={highlightedId}
              onHighlight={setHighlightedId}
            />
            <DataTable
              caption={labels.rentByDistrict}
              columns={columns}
              rows={sorted}
              rowKey={({ postalCode }) => postalCode}
              rowLabels={rowLabels}
              empty={<EmptyState title={labels.tooFewDistricts} />}
              loadingLabel={labels.loadingChart}
              sort={sort}
              onSortChange={setSort}
              chosenKey={selectedId}
              highlightedKey={highlightedId}
              onHighlight={setHighlightedId}
            />
          </div>
        </Stack>
      </SavableChart>
    </section>
  );
}

function sortedBy(
  districts: readonly District[],
  valueOf: (district: District) => string | number,
  direction: Sort['direction'],
  locale: Locale,
): readonly District[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return districts.toSorted((one, other) => {
    const [first, second] = [valueOf(one), valueOf(other)];
    return (
      sign *
      (typeof first === 'number' && typeof second === 'number'
        ? first - second
        : compare(String(first), String(second)))
    );
  });
}
