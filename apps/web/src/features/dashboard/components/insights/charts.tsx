import { formatNumber } from '@tilava/domain/money';
import { formatDay } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { Button } from '@tilava/ui/Button';
import { Icon } from '@tilava/ui/Icon';
import { Inline } from '@tilava/ui/Inline';
import { Stack } from '@tilava/ui/Stack';
import { BarChart, LineChart, RangeChart, type RangeChartProps } from '@tilava/ui/lazy/figures';
import { type ReactNode, use } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type CsvRows, saveCsv } from '../../../../shared/saveCsv.ts';
import { textsOnDemand } from '../../../../shared/i18n/loadTexts.ts';
import type { InsightTexts } from '../../../../texts/insights/insights.ts';

type TypeInsights = Schemas['TypeInsights'];

export interface OwnRent {
  readonly type: Schemas['ResidenceFlag'];
  /** A month, for a square metre. */
  readonly rent: number;
}

interface RentChartsProps {
  readonly types: readonly TypeInsights[];
  readonly own: OwnRent | undefined;
}

export function RentCharts({ types, own }: RentChartsProps) {
  const labels = useInsightTexts();
  const typeName = useTranslations('product.residenceFlag');
  const byType = types.flatMap(({ type, rent }) =>
    rent === null
      ? []
      : [{ ...rangeOf(type, typeName(type), rent), ...(own?.type === type && { own: own.rent }) }],
  );
  const byDistance = types.flatMap(({ type, rentByDistance }) =>
    rentByDistance.map(({ from, to, rent }) => {
      const [near, far] = [from, to].map((metres) => String(metres / 1000));
      const label = labels.typeWithin(typeName(type), near ?? '', far ?? '');
      return rangeOf(`${type}-${from}`, label, rent);
    }),
  );
  return (
    <>
      {byType.length > 0 && (
        <RentChart title={labels.rentByType} fileName="tilava-rent-by-type" rents={byType} />
      )}
      {byDistance.length > 0 && (
        <RentChart title={labels.rentByDistance} fileName="tilava-rent-by-distance" rents={byDistance} />
      )}
    </>
  );
}

const rangeOf = (id: string, label: string, { low, median, high }: Schemas['RentInsight']) => ({
  id,
  label,
  low,
  middle: median,
  high,
});

interface RentChartProps {
  readonly title: string;
  readonly fileName: string;
  readonly rents: RangeChartProps['data'];
}

function RentChart({ title, fileName, rents }: RentChartProps) {
  const labels = useInsightTexts();
  const locale = useLocale();
  const { table, loadLabels } = useChartLabels();
  const columns = {
    category: labels.type,
    low: labels.low,
    middle: labels.median,
    high: labels.high,
    own: labels.own,
  };
  return (
    <SavableChart
      title={title}
      fileName={fileName}
      rows={[
        [columns.category, columns.low, columns.middle, columns.high, columns.own],
        ...rents.map(({ label, low, middle, high, own = null }) => [label, low, middle, high, own]),
      ]}
    >
      <RangeChart
        title={title}
        unit={labels.rentUnit}
        data={rents}
        format={(value) => formatNumber(Math.round(value * 10) / 10, locale, 'upToTwo')}
        labels={{ table, ...columns, range: labels.range }}
        loadLabels={loadLabels}
      />
    </SavableChart>
  );
}

export function SupplyChart({ types }: { readonly types: readonly Schemas['TypeInsights'][] }) {
  const labels = useInsightTexts();
  const typeName = useTranslations('product.residenceFlag');
  const { table, tooFew, loadLabels } = useChartLabels();
  const title = labels.supplyAndDemand;
  const columns = { category: labels.type, value: labels.atLeast };
  const bars = types.flatMap(({ type, supply, demand }) => [
    { id: `${type}-supply`, label: labels.toLet(typeName(type)), value: supply },
    { id: `${type}-demand`, label: labels.sought(typeName(type)), value: demand },
  ]);
  return (
    <SavableChart
      title={title}
      fileName="tilava-supply-and-demand"
      rows={[[columns.category, columns.value], ...bars.map(({ label, value }) => [label, value ?? tooFew])]}
    >
      <BarChart
        title={title}
        unit={columns.value}
        data={bars}
        format={String}
        labels={{ table, ...columns, missing: tooFew }}
        loadLabels={loadLabels}
      />
    </SavableChart>
  );
}

export function WeekChart({ weeks }: { readonly weeks: readonly Schemas['WeekInsights'][] }) {
  const labels = useInsightTexts();
  const locale = useLocale();
  const { table, tooFew, loadLabels } = useChartLabels();
  const title = labels.viewsAndInterest;
  const [week, views, interests] = [labels.week, labels.views, labels.interests];
  const viewLine = { id: 'views', label: views, values: weeks.map((row) => row.views) };
  const interestLine = { id: 'interests', label: interests, values: weeks.map((row) => row.interests) };
  const knowsInterests = weeks.some((row) => row.interests !== null);
  return (
    <SavableChart
      title={title}
      fileName="tilava-views-and-interest"
      rows={[
        [week, views, interests],
        ...weeks.map((row) => [row.monday, row.views ?? tooFew, row.interests ?? tooFew]),
      ]}
    >
      <LineChart
        title={title}
        unit={labels.perWeek}
        points={weeks.map(({ monday }) => ({ id: monday, label: formatDay(monday, locale) }))}
        series={knowsInterests ? [viewLine, interestLine] : [viewLine]}
        format={String}
        labels={{ table, category: week, missing: tooFew, hint: labels.hint }}
        loadLabels={loadLabels}
      />
    </SavableChart>
  );
}

interface SavableChartProps {
  readonly title: string;
  readonly fileName: string;
  readonly rows: CsvRows;
  readonly children: ReactNode;
}

/** A chart with a button that saves its numbers. */
export function SavableChart({ title, fileName, rows, children }: SavableChartProps) {
  const labels = useInsightTexts();
  const locale = useLocale();
  return (
    <Stack gap={3}>
      {children}
      <Inline>
        <Button
          variant="quiet"
          size="small"
          aria-label={labels.downloadOf(title)}
          onPress={() => saveCsv(fileName, rows, locale)}
        >
          <Inline gap={2}>
            <Icon name="download" />
            {labels.download}
          </Inline>
        </Button>
      </Inline>
    </Stack>
  );
}

export function useChartLabels() {
  const labels = useInsightTexts();
  const common = useTranslations('common');
  return {
    table: labels.table,
    tooFew: labels.tooFew,
    loadLabels: { loading: labels.loadingChart, failed: labels.chartFailed, retry: common('tryAgain') },
  };
}

/** The labels of insights in the language that is spoken; waits for them. */
export const useInsightTexts = () => use(loadInsightTexts(useLocale()));

export const loadInsightTexts = textsOnDemand<InsightTexts>({
  en: async () => (await import('../../../../texts/insights/en.ts')).en,
  fi: async () => (await import('../../../../texts/insights/fi.ts')).fi,
  sv: async () => (await import('../../../../texts/insights/sv.ts')).sv,
});
