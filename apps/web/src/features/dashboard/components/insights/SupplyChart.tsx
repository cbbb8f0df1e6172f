import type { Schemas } from '@tilava/sdk';
import { BarChart } from '@tilava/ui/lazy/figures';
import { useTranslations } from 'use-intl';
import { SavableChart } from './SavableChart.tsx';
import { useChartLabels } from './useChartLabels.ts';
import { useInsightTexts } from './useInsightTexts.ts';

/** How many premises others let, and how many tenants seek such. */
export function SupplyChart({ types }: { readonly types: readonly Schemas['TypeInsights'][] }) {
  const words = useInsightTexts();
  const typeName = useTranslations('product.residenceFlag');
  const { table, tooFew, loadLabels } = useChartLabels();
  const title = words.supplyAndDemand;
  const columns = { category: words.type, value: words.atLeast };
  const bars = types.flatMap(({ type, supply, demand }) => [
    { id: `${type}-supply`, label: words.toLet(typeName(type)), value: supply },
    { id: `${type}-demand`, label: words.sought(typeName(type)), value: demand },
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
