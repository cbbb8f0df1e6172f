import { residenceFlagOf } from '@tilava/domain/enums';
import type { Schemas } from '@tilava/sdk';
import { useOwnAnnouncements } from '../../../../shared/announcements/useOwnAnnouncements.ts';
import { Insights } from './Insights.tsx';
import type { OwnRent } from './RentCharts.tsx';

/** The insights of the chosen announcement; nothing while there is none, which the part above says. */
export function LandlordInsights() {
  const { chosen } = useOwnAnnouncements();
  if (chosen === undefined) return null;
  const { id, address } = chosen.properties;
  return <Insights propertyId={id} address={address} own={ownRentOf(chosen.properties)} />;
}

function ownRentOf({ residenceType, rent, size }: Schemas['Listing']): OwnRent | undefined {
  const type = residenceFlagOf(residenceType);
  return type === null ? undefined : { type, rent: rent / size };
}
