import { formatNumber } from '@tilava/domain/money';
import type { Schemas } from '@tilava/sdk';
import { RangeChart, type RangeChartProps } from '@tilava/ui/lazy/figures';
import { useLocale, useTranslations } from 'use-intl';
import { SavableChart } from './SavableChart.tsx';
import { useChartLabels } from './useChartLabels.ts';
import { useInsightTexts } from './useInsightTexts.ts';

type TypeInsights = Schemas['TypeInsights'];

/** What one's own premises cost, to compare. */
export interface OwnRent {
  readonly type: Schemas['ResidenceFlag'];
  /** A month, for a square metre. */
  readonly rent: number;
}

interface RentChartsProps {
  readonly types: readonly TypeInsights[];
  readonly own: OwnRent | undefined;
}

/** What others ask for a square metre: by kind of premises, and by distance where that can be told. */
export function RentCharts({ types, own }: RentChartsProps) {
  const words = useInsightTexts();
  const typeName = useTranslations('product.residenceFlag');
  const byType = types.flatMap(({ type, rent }) =>
    rent === null
      ? []
      : [{ ...rangeOf(type, typeName(type), rent), ...(own?.type === type && { own: own.rent }) }],
  );
  const byDistance = types.flatMap(({ type, rentByDistance }) =>
    rentByDistance.map(({ from, to, rent }) => {
      const [near, far] = [from, to].map((metres) => String(metres / 1000));
      const label = words.typeWithin(typeName(type), near ?? '', far ?? '');
      return rangeOf(`${type}-${from}`, label, rent);
    }),
  );
  return (
    <>
      {byType.length > 0 && (
        <RentChart title={words.rentByType} fileName="tilava-rent-by-type" rents={byType} />
      )}
      {byDistance.length > 0 && (
        <RentChart title={words.rentByDistance} fileName="tilava-rent-by-distance" rents={byDistance} />
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
  const words = useInsightTexts();
  const locale = useLocale();
  const { table, loadLabels } = useChartLabels();
  const columns = {
    category: words.type,
    low: words.low,
    middle: words.median,
    high: words.high,
    own: words.own,
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
        unit={words.rentUnit}
        data={rents}
        format={(value) => formatNumber(value, locale, 'one')}
        labels={{ table, ...columns, range: words.range }}
        loadLabels={loadLabels}
      />
    </SavableChart>
  );
}
