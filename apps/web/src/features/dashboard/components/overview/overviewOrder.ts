import type { Schemas } from '@tilava/sdk';
import type { Sort } from '@tilava/ui/DataTable';

type Announcement = Schemas['Announcement'];

/** By which an overview of announcements is sorted. */
export type OverviewColumn = 'property' | 'interested' | 'views' | 'viewings';

/** Most interest first, which is what most landlords ask of theirs. */
export const defaultSort: Sort = { columnId: 'interested', direction: 'descending' };

/** Announcements in an order, the selected one first whatever it is; those that are alike stay as they come. */
export function sortOverview(
  announcements: readonly Announcement[],
  { columnId, direction }: Sort,
  { locale, chosenId }: { readonly locale: string; readonly chosenId: string | undefined },
): readonly Announcement[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const orders: Readonly<Record<OverviewColumn, (one: Announcement, other: Announcement) => number>> = {
    property: (one, other) => collator.compare(one.properties.address, other.properties.address),
    interested: (one, other) => interestedCount(one) - interestedCount(other),
    views: (one, other) => (one.views ?? 0) - (other.views ?? 0),
    viewings: (one, other) =>
      viewingCount(one) - viewingCount(other) ||
      // Of as many, those that begin sooner count as more.
      (other.nextViewing ?? '').localeCompare(one.nextViewing ?? ''),
  };
  const order = orders[isColumn(columnId) ? columnId : 'interested'];
  const sign = direction === 'ascending' ? 1 : -1;
  const sorted = announcements.toSorted((one, other) => sign * order(one, other));
  const chosen = sorted.filter(({ id }) => id === chosenId);
  return [...chosen, ...sorted.filter(({ id }) => id !== chosenId)];
}

const isColumn = (id: string): id is OverviewColumn =>
  ['property', 'interested', 'views', 'viewings'].includes(id);

export const interestedCount = ({ isInterested = [] }: Announcement): number => isInterested.length;
export const viewingCount = ({ upcomingViewings = 0 }: Announcement): number => upcomingViewings;
