import { formatDay } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { LineChart } from '@tilava/ui/lazy/figures';
import { useLocale } from 'use-intl';
import { SavableChart } from './SavableChart.tsx';
import { useChartLabels } from './useChartLabels.ts';
import { useInsightTexts } from './useInsightTexts.ts';

/** How often tenants opened an announcement, and how many became interested, week by week. */
export function WeekChart({ weeks }: { readonly weeks: readonly Schemas['WeekInsights'][] }) {
  const words = useInsightTexts();
  const locale = useLocale();
  const { table, tooFew, loadLabels } = useChartLabels();
  const title = words.viewsAndInterest;
  const [week, views, interests] = [words.week, words.views, words.interests];
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
        unit={words.perWeek}
        points={weeks.map(({ monday }) => ({ id: monday, label: formatDay(monday, locale) }))}
        series={knowsInterests ? [viewLine, interestLine] : [viewLine]}
        format={String}
        labels={{ table, category: week, missing: tooFew, hint: words.hint }}
        loadLabels={loadLabels}
      />
    </SavableChart>
  );
}
