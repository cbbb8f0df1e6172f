import { type QueryClient, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { residenceFlagOf } from '@tilava/domain/enums';
import { isInReach } from '@tilava/domain/matching';
import { isNotFoundError, type Schemas } from '@tilava/sdk';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { polling } from '../../../shared/interests/useReceivedInterests.ts';
import type { HeldPages } from '../../../shared/lists/infiniteList.ts';
import { type Aged, ageOf, oldestOf } from '../../../shared/lists/listAge.tsx';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';
import {
  announcementMatchQuery,
  type Detail,
  listingQuery,
  ownAnnouncementQuery,
  pairQuery,
  withoutData,
} from './matchDetailQueries.ts';
import { matchesKey } from './marks.ts';
import { needIn } from '../model/matchSearch.ts';
import { needsQuery } from './queries.ts';

export interface AnnouncementPair {
  readonly need: Schemas['Need'];
  readonly match: Extract<Schemas['Match'], { kind: 'announcement' }>;
}

/** Finds a tenant's match by the id of its premises, at once where a list has it, which is then asked for again. */
export function useAnnouncementMatch(propertyId: string, needId?: string): Detail<AnnouncementPair> {
  const { tilava, queryClient } = useServices();
  const [search] = useSearchParams();
  const needs = useQuery(needsQuery(tilava, useUserId()));
  const property = useQuery(listingQuery(tilava, propertyId));
  const need = needFor(needs.data, property.data, needId ?? search.get('need'));
  const listed = useMemo(() => listedMatch(queryClient, propertyId), [queryClient, propertyId]);
  const announcementId = announcementOf(property.data) ?? listed?.announcementId;
  const page = useQuery({
    ...announcementMatchQuery(tilava, need?.id ?? '', announcementId ?? ''),
    ...polling,
    ...(listed !== undefined &&
      listed.announcementId === announcementId && { initialData: listed.page, initialDataUpdatedAt: 0 }),
    enabled: need !== undefined && announcementId !== undefined,
  });
  return pairOf(needs, need, property, page);
}

type MatchPage = Schemas['MatchPage'];

/** A page with a match alone, from a list that has been loaded. */
function listedMatch(queryClient: QueryClient, propertyId: string) {
  const lists = queryClient.getQueriesData<MatchPage | HeldPages<MatchPage>>({ queryKey: matchesKey });
  for (const page of lists.flatMap(([, data]) => (data !== undefined && 'pages' in data ? data.pages : []))) {
    for (const match of page.results) {
      if (match.kind === 'announcement' && match.announcement.properties.id === propertyId) {
        return { announcementId: match.announcement.id, page: { ...page, results: [match], total: 1 } };
      }
    }
  }
  return undefined;
}

export const announcementOf = (property: Schemas['Property'] | undefined): string | undefined =>
  property?.kind === 'listing' ? property.announcement : undefined;

/** The need that is named, else the one that fits premises: near and of their kind, near, or the first. */
function needFor(
  needs: readonly Schemas['Need'][] | undefined,
  property: Schemas['Property'] | undefined,
  id: string | null,
): Schemas['Need'] | undefined {
  const named = needs?.find((need) => need.id === id);
  if (named !== undefined || needs === undefined || needs.length < 2) return named ?? needs?.[0];
  if (property?.kind !== 'listing') return undefined;
  const flag = residenceFlagOf(property.residenceType);
  const near = needs.filter((need) => isInReach(need, property));
  return (
    near.find(({ residenceType }) => flag !== null && residenceType.includes(flag)) ?? near[0] ?? needs[0]
  );
}

/** What is to be shown of a match, from the queries of which each needs the one before. */
function pairOf(
  needs: UseQueryResult<readonly Schemas['Need'][]>,
  need: Schemas['Need'] | undefined,
  property: UseQueryResult<Schemas['Property']>,
  page: UseQueryResult<Schemas['MatchPage']>,
): Detail<AnnouncementPair> {
  const match = page.data?.results[0];
  // What was there may be gone by now.
  const isGone = [property, page].some(({ error }) => isNotFoundError(error));
  if (isGone) return { state: 'missing' };
  if (need !== undefined && match?.kind === 'announcement') return { state: 'shown', shown: { need, match } };
  const isSomethingElse =
    needs.data?.length === 0 ||
    (property.data !== undefined && announcementOf(property.data) === undefined) ||
    // What a list has of it is there before it is clear which need it is for.
    (need !== undefined && page.data !== undefined);
  return isSomethingElse ? { state: 'missing' } : withoutData([needs, property, page]);
}

export interface Compared {
  readonly pairs: readonly AnnouncementPair[];
  readonly age: Aged;
}

/** Finds some of a tenant's matches by the ids of their premises; those that are there no more are left out. */
export function useAnnouncementMatches(propertyIds: readonly string[]): Detail<Compared> {
  const { tilava } = useServices();
  const needs = useQuery(needsQuery(tilava, useUserId()));
  const [search] = useSearchParams();
  const properties = useQueries({ queries: propertyIds.map((id) => listingQuery(tilava, id)) });
  const need = needIn(needs.data, search) ?? needs.data?.[0];
  const pages = useQueries({
    queries: properties.map((property) => {
      const announcementId = announcementOf(property.data);
      return {
        ...announcementMatchQuery(tilava, need?.id ?? '', announcementId ?? ''),
        enabled: need !== undefined && announcementId !== undefined,
      };
    }),
  });

  const found: AnnouncementPair[] = [];
  for (const [index, property] of properties.entries()) {
    const page = pages[index];
    const detail = page === undefined ? { state: 'loading' as const } : pairOf(needs, need, property, page);
    if (detail.state === 'loading' || detail.state === 'failed') return detail;
    if (detail.state === 'shown') found.push(detail.shown);
  }
  if (found.length === 0) return { state: 'missing' };
  return { state: 'shown', shown: { pairs: found, age: oldestOf(pages.map(ageOf)) } };
}

export interface TenantPair {
  readonly announcement: Schemas['Announcement'];
  readonly match: Extract<Schemas['Match'], { kind: 'tenant' }>;
}

/** Finds a landlord's match by the announcement's id and the need's, also where no list was loaded before. */
export function useTenantMatch(announcementId: string, needId: string): Detail<TenantPair> {
  const { tilava } = useServices();
  const own = useQuery(ownAnnouncementQuery(tilava, announcementId));
  const page = useQuery({ ...pairQuery(tilava, needId, announcementId), ...polling });
  const match = page.data?.results[0];

  // What was there may be gone by now.
  if ([own, page].some(({ error }) => isNotFoundError(error))) return { state: 'missing' };
  if (own.data !== undefined && match?.kind === 'tenant') {
    return { state: 'shown', shown: { announcement: own.data, match } };
  }
  const isSomethingElse = page.data !== undefined && match?.kind !== 'tenant';
  return isSomethingElse ? { state: 'missing' } : withoutData([own, page]);
}
