import { useQuery } from '@tanstack/react-query';
import { residenceFlagOf } from '@tilava/domain/enums';
import type { Schemas } from '@tilava/sdk';
import { getInsightsQuery, listPropertiesOfUserQuery } from '@tilava/sdk/react-query';
import { Grid } from '@tilava/ui/Grid';
import { Skeleton } from '@tilava/ui/Skeleton';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { lazyModule, useLazyModule } from '@tilava/ui/lazy/lazyModule';
import { Suspense } from 'react';
import { useOwnAnnouncements } from '../../../../shared/announcements/ownAnnouncements.ts';
import { QueryFailed } from '../../../../shared/errors/QueryFailed.tsx';
import { ToCome } from '../../../../shared/page/Section.tsx';
import { useServices, useUserId } from '../../../../shared/services/useServices.ts';
import { lazyComponent } from '../../../../shared/lazyComponent.tsx';
import { type OwnRent, RentCharts, SupplyChart, useInsightTexts, WeekChart } from './charts.tsx';
import type { DistrictRentsProps } from './DistrictRents.tsx';
import { InsightSection } from './InsightSection.tsx';
import * as styles from './insights.css.ts';

// Only the server simulates.
const simulator = lazyModule(async () => (await import('./Simulator.tsx')).Simulator);

// The map is large, and only dense neighbourhoods have rents by district.
const DistrictRents = lazyComponent<DistrictRentsProps>(
  () => import('./DistrictRents.tsx'),
  () => <Skeleton size="picture" />,
);

interface InsightsProps {
  readonly property: Pick<Schemas['Property'], 'id' | 'address' | 'location'>;
  readonly own?: OwnRent | undefined;
}

export function Insights(props: InsightsProps) {
  return (
    <Suspense fallback={<InsightsToCome />}>
      <NamedInsights {...props} />
    </Suspense>
  );
}

export const InsightsToCome = () => (
  <ToCome>
    <Grid columns="wide">
      <Skeleton size="picture" />
      <Skeleton size="picture" />
    </Grid>
  </ToCome>
);

function NamedInsights({ property, own }: InsightsProps) {
  const { tilava } = useServices();
  const labels = useInsightTexts();
  const insights = useQuery(getInsightsQuery(tilava, property.id));
  return (
    <InsightSection title={labels.title(property.address)} rule={labels.rule}>
      {insights.isLoadingError ? (
        <QueryFailed title={labels.failed} query={insights} />
      ) : insights.data === undefined ? (
        <InsightsToCome />
      ) : (
        <Charts insights={insights.data} property={property} own={own} />
      )}
    </InsightSection>
  );
}

interface ChartsProps extends Pick<InsightsProps, 'property'> {
  readonly insights: Schemas['Insights'];
  readonly own: OwnRent | undefined;
}

function Charts({ insights: { types, weeks }, property, own }: ChartsProps) {
  const labels = useInsightTexts();
  const knowsRents = types.some(({ rent }) => rent !== null);
  const knowsDistances = types.some(({ rentByDistance }) => rentByDistance.length > 0);
  const withDistricts = types.filter(({ rentByDistrict }) => rentByDistrict.length > 0);
  const knowsCounts = types.some(({ supply, demand }) => supply !== null || demand !== null);
  const knowsInterests = weeks.some(({ interests }) => interests !== null);
  const knowsWeeks = weeks.some(({ views, interests }) => views !== null || interests !== null);
  const missing = [
    !knowsRents && labels.tooFewRents,
    knowsRents && !knowsDistances && labels.tooFewByDistance,
    knowsRents && withDistricts.length === 0 && labels.tooFewDistricts,
    !knowsCounts && labels.tooFewCounts,
    knowsWeeks && !knowsInterests && labels.tooFewInterests,
    weeks.length > 0 && !knowsWeeks && labels.tooFewViews,
  ].filter((text) => text !== false);
  return (
    <Stack gap={8}>
      {withDistricts.length > 0 && (
        <DistrictRents types={withDistricts} address={property.address} location={property.location} />
      )}
      {(knowsRents || knowsCounts || knowsWeeks) && (
        <div className={`${styles.charts} ${styles.savable}`}>
          {knowsRents && <RentCharts types={types} own={own} />}
          {knowsCounts && <SupplyChart types={types} />}
          {knowsWeeks && <WeekChart weeks={weeks} />}
        </div>
      )}
      {missing.length > 0 && (
        <Stack gap={2}>
          {missing.map((text) => (
            <Text key={text} tone="muted">
              {text}
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** The insights of what a tenant seeks; nothing where that is not known, which the part above says. */
export function TenantInsights() {
  const { tilava } = useServices();
  const properties = useQuery({
    ...listPropertiesOfUserQuery(tilava, useUserId()),
    meta: { isSilent: true },
  });
  const need = properties.data?.find(({ kind }) => kind === 'need');
  if (properties.isPending) return <InsightsToCome />;
  return need === undefined ? null : <Insights property={need} />;
}

/** The insights of the chosen announcement; nothing while there is none, which the part above says. */
export function LandlordInsights() {
  const { chosen } = useOwnAnnouncements();
  const simulation = useLazyModule(simulator, chosen !== undefined);
  if (chosen === undefined) return null;
  const Simulator = simulation.status === 'loaded' ? simulation.loaded : null;
  return (
    // Without a gap, two parts share a rule.
    <div>
      <Insights property={chosen.properties} own={ownRentOf(chosen.properties)} />
      {simulation.status === 'loading' && <InsightsToCome />}
      {Simulator !== null && (
        <Suspense fallback={<InsightsToCome />}>
          <Simulator key={chosen.id} listing={chosen.properties} />
        </Suspense>
      )}
    </div>
  );
}

function ownRentOf({ residenceType, rent, size }: Schemas['Listing']): OwnRent | undefined {
  const type = residenceFlagOf(residenceType);
  return type === null ? undefined : { type, rent: rent / size };
}
