import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { getInsightsQuery } from '@tilava/sdk/react-query';
import { Grid } from '@tilava/ui/Grid';
import { Heading } from '@tilava/ui/Heading';
import { Skeleton } from '@tilava/ui/Skeleton';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { Suspense, useId } from 'react';
import { QueryFailed } from '../../../../shared/errors/QueryFailed.tsx';
import { ToCome } from '../../../../shared/page/Section.tsx';
import { useServices } from '../../../../shared/services/useServices.ts';
import { RentCharts, type OwnRent } from './RentCharts.tsx';
import { SupplyChart } from './SupplyChart.tsx';
import { WeekChart } from './WeekChart.tsx';
import { useInsightTexts } from './useInsightTexts.ts';

interface InsightsProps {
  readonly propertyId: string;
  /** Where it lies. */
  readonly address: string;
  /** What it costs, where it is let. */
  readonly own?: OwnRent | undefined;
}

/** What others let and seek near a property of one's own, and how often a listing was opened. */
export function Insights(props: InsightsProps) {
  return (
    <Suspense fallback={<InsightsToCome />}>
      <NamedInsights {...props} />
    </Suspense>
  );
}

/** The shape of charts that are on their way. */
export const InsightsToCome = () => (
  <ToCome>
    <Grid columns="wide">
      <Skeleton size="picture" />
      <Skeleton size="picture" />
    </Grid>
  </ToCome>
);

function NamedInsights({ propertyId, address, own }: InsightsProps) {
  const { tilava } = useServices();
  const words = useInsightTexts();
  const titleId = useId();
  const insights = useQuery(getInsightsQuery(tilava, propertyId));
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={2} size="heading" id={titleId}>
            {words.title(address)}
          </Heading>
          <Text tone="muted">{words.rule}</Text>
        </Stack>
        {insights.isLoadingError ? (
          <QueryFailed title={words.failed} query={insights} />
        ) : insights.data === undefined ? (
          <InsightsToCome />
        ) : (
          <Charts insights={insights.data} own={own} />
        )}
      </Stack>
    </section>
  );
}

interface ChartsProps {
  readonly insights: Schemas['Insights'];
  readonly own: OwnRent | undefined;
}

function Charts({ insights: { types, weeks }, own }: ChartsProps) {
  const words = useInsightTexts();
  const knowsRents = types.some(({ rent }) => rent !== null);
  const knowsDistances = types.some(({ rentByDistance }) => rentByDistance.length > 0);
  const knowsCounts = types.some(({ supply, demand }) => supply !== null || demand !== null);
  const knowsInterests = weeks.some(({ interests }) => interests !== null);
  const knowsWeeks = weeks.some(({ views, interests }) => views !== null || interests !== null);
  return (
    <Stack gap={5}>
      {(knowsRents || knowsCounts || knowsWeeks) && (
        <Grid columns="wide" gap={8}>
          {knowsRents && <RentCharts types={types} own={own} />}
          {knowsCounts && <SupplyChart types={types} />}
          {knowsWeeks && <WeekChart weeks={weeks} />}
        </Grid>
      )}
      {!knowsRents && <Text tone="muted">{words.tooFewRents}</Text>}
      {knowsRents && !knowsDistances && <Text tone="muted">{words.tooFewByDistance}</Text>}
      {!knowsCounts && <Text tone="muted">{words.tooFewCounts}</Text>}
      {knowsWeeks && !knowsInterests && <Text tone="muted">{words.tooFewInterests}</Text>}
      {weeks.length > 0 && !knowsWeeks && <Text tone="muted">{words.tooFewViews}</Text>}
    </Stack>
  );
}
