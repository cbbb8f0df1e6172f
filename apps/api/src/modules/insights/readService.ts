import { residenceFlags, type ResidenceFlag } from '@tilava/domain/enums';
import {
  areRentsTold,
  lastWholeWeeks,
  tellableDivision,
  anonymousCount,
  anonymousNumber,
  anonymousRents,
  wholeCircle,
  type DistanceSpan,
} from '@tilava/domain/insights';
import { helsinkiDay } from '@tilava/domain/time';
import type { components } from '@tilava/sdk/schema';
import { toMask } from '../../db/masks.ts';
import type { Caller } from '../../http/caller.ts';
import { notFound } from '../../http/problems.ts';
import { requireReach } from '../permissions.ts';
import type { DemandGroup, InsightReadStore, SupplyGroup } from './readStore.ts';

type Schemas = components['schemas'];

/** Where the database counted nothing. */
const nothing = { people: 0, count: 0, largest: 0, low: 0, median: 0, high: 0 };

/** What there is near a property, and how often a listing was opened; of groups that are large enough alone. */
export function insightReadService(store: InsightReadStore, clock: () => Date) {
  async function weeksOf(announcementId: string): Promise<Schemas['WeekInsights'][]> {
    const mondays = lastWholeWeeks(helsinkiDay(clock()));
    const views = await store.viewsByWeek(announcementId);
    const interests = await store.interestsByWeek(announcementId);
    return mondays.map((monday) => ({
      monday,
      views: anonymousNumber(views.get(monday) ?? nothing),
      interests: anonymousNumber(interests.get(monday) ?? nothing),
    }));
  }

  return {
    /**
     * The insights of a need or a listing.
     *
     * @throws ProblemError 404 where it is not the caller's, who is no admin
     */
    async read(caller: Caller, propertyId: string): Promise<Schemas['Insights']> {
      const property = await store.findProperty(propertyId);
      if (property === null) throw notFound();
      requireReach(caller, 'getInsights', property.userId);
      const supply = await store.supplyNear(property);
      const demand = await store.demandNear(property);
      return {
        types: residenceFlags.map((type) => presentType(type, supply, demand)),
        weeks: property.announcementId === null ? [] : await weeksOf(property.announcementId),
      };
    },
  };
}

export type InsightReadService = ReturnType<typeof insightReadService>;

function presentType(
  type: ResidenceFlag,
  supply: readonly SupplyGroup[],
  demand: readonly DemandGroup[],
): Schemas['TypeInsights'] {
  const flag = toMask(residenceFlags, [type]);
  const inSpan = (span: DistanceSpan) =>
    supply.find(({ flag: kind, from, to }) => kind === flag && from === span.from && to === span.to) ??
    nothing;
  const rentIn = (span: DistanceSpan) => anonymousRents(inSpan(span), inSpan(span));
  return {
    type,
    supply: anonymousCount(inSpan(wholeCircle)),
    demand: anonymousCount(demand.find(({ flag: kind }) => kind === flag) ?? nothing),
    rent: rentIn(wholeCircle),
    rentByDistance: tellableDivision((span) => areRentsTold(inSpan(span))).flatMap((span) => {
      const rent = rentIn(span);
      return rent === null ? [] : [{ ...span, rent }];
    }),
  };
}
