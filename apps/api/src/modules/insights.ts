import { type ResidenceFlag, residenceFlags } from '@tilava/domain/enums';
import {
  anonymousCount,
  anonymousNumber,
  anonymousRents,
  areRentsPublished,
  type DistanceSpan,
  divisionsByDistance,
  type Group,
  type LandlordRent,
  lastWholeWeeks,
  publishableDistricts,
  type RentGroup,
  type RentSpread,
  publishableDivision,
  wholeCircle,
} from '@tilava/domain/insights';
import { matchRadius } from '@tilava/domain/matching';
import { helsinkiDay } from '@tilava/domain/time';
import type { components } from '@tilava/sdk/schema';
import { eq, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { toMask } from '../db/masks.ts';
import { announcements, needs } from '../db/schema.ts';
import type { Caller, Handlers } from '../http/operations.ts';
import { notFound } from '../http/problems.ts';
import { cellsInReach, middleOf } from '../matching/cells.ts';
import { distanceLateral } from '../matching/scoreSql.ts';
import { needsNear } from '../matching/sqlEngine.ts';
import type { PostalDistrict } from '../places/capital/postalDistricts.ts';
import { requireReach } from './permissions.ts';
import type { ViewStore } from './viewCounter.ts';

export const insightHandlers = (insights: InsightReadService): Handlers<'getInsights'> => ({
  getInsights: async ({ caller, path }) => ({ status: 200, body: await insights.read(caller, path.id) }),
});

type Schemas = components['schemas'];

const nothing = { people: 0, count: 0, largest: 0, low: 0, median: 0, high: 0 };

/** What there is near a property, and how often a listing was opened; of groups that are large enough alone. */
export function insightReadService(
  store: InsightReadStore,
  viewStore: Pick<ViewStore, 'byWeek'>,
  clock: () => Date,
  /** By postal code. */
  districts: () => ReadonlyMap<string, PostalDistrict>,
) {
  async function weeksOf(announcementId: string): Promise<Schemas['WeekInsights'][]> {
    const mondays = lastWholeWeeks(helsinkiDay(clock()));
    const views = new Map((await viewStore.byWeek([announcementId])).map((week) => [week.monday, week]));
    const interests = await store.interestsByWeek(announcementId);
    return mondays.map((monday) => ({
      monday,
      views: anonymousNumber(views.get(monday) ?? nothing),
      interests: anonymousNumber(interests.get(monday) ?? nothing),
    }));
  }

  return {
    async read(caller: Caller, propertyId: string): Promise<Schemas['Insights']> {
      const property = await store.findProperty(propertyId);
      if (property === null) throw notFound();
      requireReach(caller, 'getInsights', property.userId);
      const supply = await store.supplyNear(property);
      const demand = await store.demandNear(property);
      const rents = await store.rentsNear(property);
      return {
        types: residenceFlags.map((type) => ({
          ...presentType(type, supply, demand),
          rentByDistrict: presentDistricts(type, rents, districts()),
        })),
        weeks: property.announcementId === null ? [] : await weeksOf(property.announcementId),
      };
    },
  };
}

type InsightReadService = ReturnType<typeof insightReadService>;

function presentType(
  type: ResidenceFlag,
  supply: readonly SupplyGroup[],
  demand: readonly DemandGroup[],
): Omit<Schemas['TypeInsights'], 'rentByDistrict'> {
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
    rentByDistance: publishableDivision((span) => areRentsPublished(inSpan(span))).flatMap((span) => {
      const rent = rentIn(span);
      return rent === null ? [] : [{ ...span, rent }];
    }),
  };
}

function presentDistricts(
  type: ResidenceFlag,
  rents: readonly PostalRent[],
  districts: ReadonlyMap<string, PostalDistrict>,
): Schemas['DistrictInsight'][] {
  const flag = toMask(residenceFlags, [type]);
  const ofType = rents
    .filter((rent) => rent.flag === flag)
    .map((rent) => ({ ...rent, district: districts.has(rent.district ?? '') ? rent.district : null }));
  return publishableDistricts(ofType).flatMap(({ district, count, rent }) => {
    const found = districts.get(district);
    if (found === undefined) return [];
    const { postalCode, finnish, swedish, latitude, longitude } = found;
    return {
      postalCode,
      names: { fi: finnish, sv: swedish },
      location: { latitude, longitude },
      count,
      rent,
    };
  });
}

interface LocatedProperty {
  readonly userId: string;
  readonly cell: number;
  /** Null for a need. */
  readonly announcementId: string | null;
}

interface DemandGroup extends Group {
  readonly flag: number;
}

/** What is let near a place, by the bit of its kind: in all of the circle, or in a part of it. */
interface SupplyGroup extends RentGroup, RentSpread, DistanceSpan {
  readonly flag: number;
}

/** What a landlord lets of a kind in a postal area near a place. */
interface PostalRent extends LandlordRent {
  readonly flag: number;
}

interface WeekRow extends Group, Record<string, unknown> {
  readonly monday: string;
}

/** Statements that count in the database; what may be told of the numbers is the service's to say. */
export function insightReadStore(database: Database) {
  const rowsOf = async <Row extends object>(statement: SQL): Promise<Row[]> => {
    const { rows } = await database.queries.execute<Row & Record<string, unknown>>(statement);
    return rows;
  };
  return {
    async findProperty(id: string): Promise<LocatedProperty | null> {
      const none = sql<string | null>`null::uuid`.as('announcement_id');
      const shown = sql<string | null>`${announcements.id}`.as('announcement_id');
      const [found] = await unionAll(
        database.queries
          .select({ userId: needs.userId, cell: needs.cell, announcementId: none })
          .from(needs)
          .where(eq(needs.id, id)),
        database.queries
          .select({ userId: announcements.userId, cell: announcements.cell, announcementId: shown })
          .from(announcements)
          .where(eq(announcements.propertyId, id)),
      );
      return found ?? null;
    },

    /** Public announcements of others in the circle, whose they are, and rents of which each is one that somebody asks. */
    supplyNear: (property: LocatedProperty): Promise<SupplyGroup[]> =>
      rowsOf<SupplyGroup>(sql`
        with offer as (${offersNear(property)})
        , landlord as (
          select flag, span.low as near, span.high as far, count(*) as count,
            percentile_disc(0.5) within group (order by rent) as rent
          from offer
          join ${spans} on distance <= span.high and (distance > span.low or span.low = 0)
          group by flag, span.low, span.high, user_id
        )
        select flag, near as "from", far as "to", sum(count)::integer as count, count(*)::integer as people,
          max(count)::integer as largest,
          percentile_disc(0.25) within group (order by rent) as low,
          percentile_disc(0.5) within group (order by rent) as median,
          percentile_disc(0.75) within group (order by rent) as high
        from landlord
        group by flag, near, far
      `),

    /** The same by landlord and postal area, which stands in the address. */
    rentsNear: (property: LocatedProperty): Promise<PostalRent[]> =>
      rowsOf<PostalRent>(sql`
        with offer as (${offersNear(property)})
        select flag, postal_code as district, user_id as landlord, count(*)::integer as count,
          percentile_disc(0.5) within group (order by rent) as rent
        from offer
        group by flag, postal_code, user_id
      `),

    /** Other tenants whom landlords find in the circle, each once; one who names no kind seeks each. */
    demandNear: ({ cell, userId }: LocatedProperty): Promise<DemandGroup[]> =>
      rowsOf<DemandGroup>(sql`
        select kind.flag, count(distinct n.user_id)::integer as count, count(distinct n.user_id)::integer as people
        from (${middle(cell)}) as a
        ${needsNear(middleOf(cell))}
        ${distanceLateral}
        join ${kinds} on n.residence_flags = 0 or n.residence_flags & kind.flag <> 0
        where place.distance <= ${matchRadius} and n.user_id <> ${userId}
        group by kind.flag
      `),

    /** Tenants who are interested, by the Monday of the week since which they are. */
    interestsByWeek: async (announcementId: string): Promise<Map<string, Group>> => {
      const rows = await rowsOf<WeekRow>(sql`
        select date_trunc('week', created_at at time zone 'Europe/Helsinki')::date::text as monday,
          count(*)::integer as count, count(*)::integer as people
        from tenant_interests
        where announcement_id = ${announcementId}
        group by 1
      `);
      return new Map(rows.map((row) => [row.monday, row]));
    },
  };
}

type InsightReadStore = ReturnType<typeof insightReadStore>;

/** Public announcements of others in the circle. */
const offersNear = ({ cell, userId }: LocatedProperty): SQL => sql`
  select a.residence_flag as flag, a.user_id, a.rent::float8 / a.size as rent, place.distance,
    substring(a.address from ', ([0-9]{5}) ') as postal_code
  from (${middle(cell)}) as n
  cross join ${cellsInReach(middleOf(cell))}
  cross join lateral (
    select residence_flag, user_id, rent, size, latitude, longitude, address
    from announcements
    where is_active and cell between cells.low and cells.high
    offset 0
  ) as a
  ${distanceLateral}
  where place.distance <= ${matchRadius} and a.user_id <> ${userId}
`;

/** Each part of any division once, besides the whole. */
const spans = sql.raw(
  `(values ${[
    ...new Set([wholeCircle, ...divisionsByDistance.flat()].map(({ from, to }) => `(${from}, ${to})`)),
  ].join(', ')}) as span(low, high)`,
);

const kinds = sql.raw(
  `(values ${residenceFlags.map((kind) => `(${toMask(residenceFlags, [kind])})`).join(', ')}) as kind(flag)`,
);

function middle(cell: number): SQL {
  const { latitude, longitude } = middleOf(cell);
  return sql`select ${latitude}::float8 as latitude, ${longitude}::float8 as longitude`;
}
