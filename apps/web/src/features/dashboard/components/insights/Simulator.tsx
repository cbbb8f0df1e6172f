import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { amenities, type Amenity } from '@tilava/domain/enums';
import { type Locale } from '@tilava/domain/format';
import { formatMoney } from '@tilava/domain/money';
import { changedListing, type SimulatedChanges, simulatedSteps } from '@tilava/domain/simulation';
import type { Schemas } from '@tilava/sdk';
import { simulateListingQuery } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { CheckboxGroup } from '@tilava/ui/CheckboxGroup';
import { Inline } from '@tilava/ui/Inline';
import { BarChart } from '@tilava/ui/lazy/figures';
import { Link } from '@tilava/ui/Link';
import { Select } from '@tilava/ui/Select';
import { Skeleton } from '@tilava/ui/Skeleton';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useState } from 'react';
import { generatePath } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { QueryFailed } from '../../../../shared/errors/QueryFailed.tsx';
import { paths } from '../../../../shared/paths.ts';
import { useServices } from '../../../../shared/services/useServices.ts';
import { useToday } from '../../../../shared/time/time.tsx';
import { useChartLabels, useInsightTexts } from './charts.tsx';
import { InsightSection } from './InsightSection.tsx';
import * as styles from './insights.css.ts';

const none: SimulatedChanges = {};

/** How many tenants an announcement would match above 60 %, were it changed; nothing is saved. */
export function Simulator({ listing }: { readonly listing: Schemas['Listing'] }) {
  const { tilava } = useServices();
  const labels = useInsightTexts();
  const edit = useTranslations('edit');
  const [changes, setChanges] = useState(none);
  const simulation = useQuery({
    ...simulateListingQuery(tilava, listing.id, changes),
    placeholderData: keepPreviousData,
  });
  return (
    <InsightSection title={labels.whatIf} rule={labels.whatIfRule}>
      <div className={styles.charts}>
        <Stack gap={4}>
          <Changes listing={listing} changes={changes} onChange={setChanges} />
          <Inline gap={3}>
            <Link href={generatePath(paths.editProperty, { propId: listing.id })} variant="smallButton">
              {edit('property')}
            </Link>
            <Button variant="quiet" size="small" onPress={() => setChanges(none)}>
              {labels.reset}
            </Button>
          </Inline>
        </Stack>
        {simulation.isLoadingError ? (
          <QueryFailed title={labels.simulationFailed} query={simulation} />
        ) : simulation.data === undefined ? (
          <Skeleton size="picture" />
        ) : (
          <Outcome simulation={simulation.data} isChanged={isChange(changes)} />
        )}
      </div>
    </InsightSection>
  );
}

const isChange = ({ rentChange = 0, monthsEarlier = 0, amenities: added = [] }: SimulatedChanges): boolean =>
  rentChange !== 0 || monthsEarlier !== 0 || added.length > 0;

interface ChangesProps {
  readonly listing: Schemas['Listing'];
  readonly changes: SimulatedChanges;
  readonly onChange: (changes: SimulatedChanges) => void;
}

/** What can be changed: a date that isn't stated or has come can't be earlier. */
function Changes({ listing, changes, onChange }: ChangesProps) {
  const labels = useInsightTexts();
  const amenityName = useTranslations('product.amenity');
  const locale = useLocale();
  const today = useToday();
  const missing = amenities.filter((amenity) => !listing.amenities.includes(amenity));
  const rentOptions = simulatedSteps.rentChange.map((rentChange) => ({
    value: String(rentChange),
    label: rentLabel(changedListing(listing, { rentChange }).rent, rentChange, locale),
  }));
  const monthOptions = simulatedSteps.monthsEarlier.map((months) => ({
    value: String(months),
    label: months === 0 ? labels.asNow : labels.monthsEarlier(months),
  }));
  return (
    <>
      <Select
        label={labels.rentChange}
        placeholder={labels.asNow}
        options={rentOptions}
        value={String(changes.rentChange ?? 0)}
        onChange={(value) => onChange({ ...changes, rentChange: Number(value) })}
      />
      {listing.moveInDate !== null && listing.moveInDate > today && (
        <Select
          label={labels.available}
          placeholder={labels.asNow}
          options={monthOptions}
          value={String(changes.monthsEarlier ?? 0)}
          onChange={(value) => onChange({ ...changes, monthsEarlier: Number(value) })}
        />
      )}
      {missing.length > 0 && (
        <CheckboxGroup<Amenity>
          label={labels.addAmenities}
          arrangement="columns"
          options={missing.map((amenity) => ({ value: amenity, label: amenityName(amenity) }))}
          value={changes.amenities ?? []}
          onChange={(added) => onChange({ ...changes, amenities: added })}
        />
      )}
    </>
  );
}

/** E.g. "−5 % (1 900 €)". */
function rentLabel(rent: number, percent: number, locale: Locale): string {
  const money = formatMoney(rent, locale);
  if (percent === 0) return money;
  const sign = percent < 0 ? '−' : '+';
  return `${sign}${Math.abs(percent)}\u00A0% (${money})`;
}

interface OutcomeProps {
  readonly simulation: Schemas['ListingSimulation'];
  readonly isChanged: boolean;
}

function Outcome({ simulation: { before, gained, lost }, isChanged }: OutcomeProps) {
  const labels = useInsightTexts();
  const { table, tooFew, loadLabels } = useChartLabels();
  const after = (before ?? 0) + gained - lost;
  const sentences = [
    gained > 0 && labels.moreTenants(gained),
    lost > 0 && labels.fewerTenants(lost),
    gained === 0 && lost === 0 && labels.sameTenants,
  ].filter((sentence) => sentence !== false);
  const bars = [
    { id: 'before', label: labels.asItIs, value: before },
    ...(isChanged ? [{ id: 'after', label: labels.changed, value: after > 0 ? after : null }] : []),
  ];
  return (
    <Stack gap={3}>
      <BarChart
        title={labels.strongTenants}
        unit={labels.atLeast}
        data={bars}
        format={String}
        labels={{ table, category: labels.strongTenants, value: labels.atLeast, missing: tooFew }}
        loadLabels={loadLabels}
      />
      <div role="status">{isChanged && <Text>{sentences.join(' ')}</Text>}</div>
    </Stack>
  );
}
