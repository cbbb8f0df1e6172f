import { setImmediate as turn } from 'node:timers/promises';
import { greatestHundredths, type MatchFilters, type MatchSort } from '@tilava/domain/matching';
import { helsinkiDay } from '@tilava/domain/time';
import type { components } from '@tilava/sdk/schema';
import type { Caller } from '../../http/operations.ts';
import { notFound } from '../../http/problems.ts';
import type { MatchEngine, ScoredPair, Subject } from '../../matching/engine.ts';
import { hasPublicPage } from '../announcements/publicPages.ts';
import type { AnnouncementReadService } from '../announcements/service.ts';
import { greatestWeighting } from '../../matching/importance.ts';
import type { BlockStore } from '../blocks.ts';
import { cursorInvalid, cursors, isId, listName, optional, within } from '../listQuery.ts';
import { may } from '../permissions.ts';
import { isPublicAndNear } from './audience.ts';
import type { Mode } from './handlers.ts';
import { presentScore, presentTenant, withContacts } from './present.ts';
import type { MatchmakingReadStore } from './readStore.ts';

type Schemas = components['schemas'];
type Match = Schemas['Match'];

/** A list that was weighted otherwise has another order, or holds others; it isn't named where all is normal. */
const place = {
  points: within(100),
  distance: within(2 ** 31 - 1),
  id: isId,
  weighting: optional(within(greatestWeighting)),
};
const places = cursors(place);
/** Of lists that are sorted by rent or size. */
const amountPlaces = cursors({ ...place, amount: within(greatestHundredths) });

/** A list of the best has the name that it had when it was the only one. */
const nameOf = (subjectId: string, { filters, sort }: Pick<MatchQuery, 'filters' | 'sort'>): string =>
  sort === 'best' ? listName(subjectId, filters) : listName(subjectId, filters, sort);

interface MatchQuery {
  readonly mode: Mode;
  readonly filters: MatchFilters;
  readonly sort: MatchSort;
  readonly limit: number;
  readonly cursor: string | undefined;
}

export function matchmakingReadService(
  store: MatchmakingReadStore,
  engine: MatchEngine,
  announcements: AnnouncementReadService,
  blocks: Pick<BlockStore, 'isBetween'>,
  clock: () => Date,
) {
  const today = () => helsinkiDay(clock());

  /** A page of potential matches; `present` turns its pairs into one side's view of them, for whoever they are made. */
  async function list(
    caller: Caller,
    subject: Subject,
    query: MatchQuery,
    present: (pairs: readonly ScoredPair[], userId: string) => Promise<Match[]>,
  ): Promise<Schemas['MatchPage']> {
    const { filters, sort, limit, cursor } = query;
    const byNeed = 'needId' in subject;
    const name = nameOf(byNeed ? subject.needId : subject.announcementId, query);
    const amount = sort === 'rent' || sort === 'size' ? sort : null;
    const after = (amount === null ? places : amountPlaces).read(cursor, name);
    const page = await engine.potential(subject, { filters, sort, limit, after, today: today() });
    const { userId, weighting } = page;
    if (userId === null || !may(caller, 'findMatches', userId)) throw notFound();
    if (after !== null && (after.weighting ?? 0) !== weighting) throw cursorInvalid();
    const last = page.hasMore ? page.pairs.at(-1) : undefined;
    const write = ({ points, distance, announcementId, needId, ...pair }: ScoredPair): string => {
      const end = {
        points,
        distance,
        id: byNeed ? announcementId : needId,
        ...(weighting !== 0 && { weighting }),
      };
      return amount === null
        ? places.write(end, name)
        : amountPlaces.write({ ...end, amount: pair[amount] }, name);
    };

    return {
      results: await present(page.pairs, userId),
      total: page.total,
      ...(page.hidden && { hidden: page.hidden }),
      nextCursor: last === undefined ? null : write(last),
    };
  }

  async function forTenant(caller: Caller, tenantId: string, pairs: readonly ScoredPair[]): Promise<Match[]> {
    const ids = pairs.map((pair) => pair.announcementId);
    const looking = store.lookAt(tenantId, ids);
    const presenting = announcements.byIds(
      caller,
      ids,
      looking.then(({ revisions }) => revisions),
    );
    const [presented, { marksOf }, scores] = await Promise.all([presenting, looking, presentScores(pairs)]);
    return scores.flatMap(([id, score]): Match[] => {
      const announcement = presented.get(id);
      if (announcement === undefined) return [];
      const { isFavorite, tenantIsInterested, landlordIsInterested } = marksOf(id);
      const saved = { favorite: isFavorite, isInterested: tenantIsInterested };
      if (!announcement.isActive) {
        // Hidden while the list was made: nobody who has not saved it is told that it was there.
        if (!isFavorite && !tenantIsInterested) return [];
        return [unavailable(id, saved)];
      }
      return [
        {
          kind: 'announcement',
          announcement,
          ...score,
          ...saved,
          landlordInterestedIn: landlordIsInterested,
        },
      ];
    });
  }

  async function forLandlord(announcementId: string, pairs: readonly ScoredPair[]): Promise<Match[]> {
    const tenants = await store.tenantsOf(pairs.map((pair) => pair.needId));
    const marksOf = await store.marksOf(
      [...tenants.values()].map(({ user }) => user.id),
      [announcementId],
    );
    return pairs.flatMap((pair): Match[] => {
      const tenant = tenants.get(pair.needId);
      if (tenant === undefined) return [];
      const { tenantIsInterested, landlordIsInterested } = marksOf(tenant.user.id, announcementId);
      return [
        {
          kind: 'tenant',
          potentialTenant: presentTenant(tenant),
          ...presentScore(pair),
          isInterested: tenantIsInterested,
          landlordInterestedIn: landlordIsInterested,
        },
      ];
    });
  }

  async function favorite(caller: Caller, needId: string, announcementId: string): Promise<Match[]> {
    const need = await store.findNeed(needId);
    if (need === null || !may(caller, 'findMatches', need.userId)) throw notFound();
    const marksOf = await store.marksOf([need.userId], [announcementId]);
    const { isFavorite, tenantIsInterested } = marksOf(need.userId, announcementId);
    const pair = isFavorite ? await engine.specific(needId, announcementId, today(), 'tenant') : null;
    const announcement = await store.findAnnouncement(announcementId);
    if (pair === null || announcement === null) throw notFound();
    if (await blocks.isBetween(need.userId, announcement.userId)) {
      return [unavailable(announcementId, { favorite: isFavorite, isInterested: tenantIsInterested })];
    }
    return forTenant(caller, need.userId, [pair]);
  }

  /** One pair, for whichever side of it the caller is; only where the two have something to do with each other. */
  async function specific(caller: Caller, needId: string, announcementId: string): Promise<Match[]> {
    const need = await store.findNeed(needId);
    const announcement = await store.findAnnouncement(announcementId);
    if (need === null || announcement === null) throw notFound();
    const isTenant = may(caller, 'findMatches', need.userId);
    if (!isTenant && !may(caller, 'findMatches', announcement.userId)) throw notFound();
    if (await blocks.isBetween(need.userId, announcement.userId)) throw notFound();

    const pair = await engine.specific(needId, announcementId, today(), isTenant ? 'tenant' : 'landlord');
    const marksOf = await store.marksOf([need.userId], [announcementId]);
    if (pair === null) throw notFound();
    const isPotential =
      (isPublicAndNear(announcement, pair) &&
        (isTenant || (await store.listCandidates(need.userId)).includes(needId))) ||
      (isTenant && hasPublicPage(announcement));
    const { tenantIsInterested } = marksOf(need.userId, announcementId);
    if (!isPotential && !tenantIsInterested) throw notFound();
    const matches = isTenant
      ? await forTenant(caller, need.userId, [pair])
      : await forLandlord(announcementId, [pair]);
    const otherSide = await store.findUser(isTenant ? announcement.userId : need.userId);
    if (otherSide === null) throw notFound();
    return matches.map((match) => withContacts(match, otherSide));
  }

  return {
    async find(caller: Caller, query: MatchQuery): Promise<Schemas['MatchPage']> {
      const { mode } = query;
      switch (mode.kind) {
        case 'announcementsFor':
          return list(caller, { needId: mode.needId }, query, (pairs, tenantId) =>
            forTenant(caller, tenantId, pairs),
          );
        case 'tenantsFor': {
          const { announcementId } = mode;
          return list(caller, { announcementId }, query, (pairs) => forLandlord(announcementId, pairs));
        }
        case 'favorite':
          return onePage(await favorite(caller, mode.needId, mode.announcementId));
        case 'specific':
          return onePage(await specific(caller, mode.needId, mode.announcementId));
      }
    },
  };
}

/** What is left of a saved announcement that is hidden, by its landlord or by a block. */
const unavailable = (
  id: string,
  saved: Pick<Schemas['UnavailableMatch'], 'favorite' | 'isInterested'>,
): Match => ({ kind: 'unavailable', announcement: { id, isActive: false }, ...saved });

/** What the pairs score, each with its announcement: while the database looks for the rest, which it is sent first. */
async function presentScores(pairs: readonly ScoredPair[]) {
  await turn();
  return pairs.map((pair) => [pair.announcementId, presentScore(pair)] as const);
}

export type MatchmakingReadService = ReturnType<typeof matchmakingReadService>;

const onePage = (results: Match[]): Schemas['MatchPage'] => ({
  results,
  total: results.length,
  nextCursor: null,
});
