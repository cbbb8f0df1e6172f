import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { findMatchesInfiniteQuery, listAnnouncementsOfUserQuery } from '@tilava/sdk/react-query';
import { useState } from 'react';
import { Match } from './Match.tsx';
import { tilava } from './tilava.ts';

const pageSize = 5;

/** A landlord's public announcements, one of them chosen, and the tenants whom it suits. */
export function Matches({ userId }: { readonly userId: string }) {
  const [chosen, choose] = useState<string | null>(null);
  const { data: announcements = [], error } = useQuery(listAnnouncementsOfUserQuery(tilava, userId));
  const open = announcements.filter(({ isActive }) => isActive);
  const announcementId = chosen ?? open[0]?.id;
  return (
    <>
      <h1>Your matches</h1>
      <label>
        Announcement
        <select value={announcementId ?? ''} onChange={({ target }) => choose(target.value)}>
          {open.map(({ id, properties }) => (
            <option key={id} value={id}>
              {properties.address}
            </option>
          ))}
        </select>
      </label>
      {announcementId !== undefined && <MatchList announcementId={announcementId} />}
      <p className="fault" role="alert">
        {error?.message}
      </p>
    </>
  );
}

function MatchList({ announcementId }: { readonly announcementId: string }) {
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery(
    findMatchesInfiniteQuery(tilava, { announcement: announcementId }, { all: true, limit: pageSize }),
  );
  const matches = data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <>
      <p className="note" role="status">
        {data?.pages[0] && `${matches.length} of ${data.pages[0].total} tenants within 3 km`}
      </p>
      <ol className="cards">
        {matches.map(
          (match) =>
            match.kind === 'tenant' && (
              <Match key={match.potentialTenant.user.id} announcementId={announcementId} match={match} />
            ),
        )}
      </ol>
      {hasNextPage && (
        <button className="quiet" type="button" onClick={() => void fetchNextPage()}>
          Show more
        </button>
      )}
      <p className="fault" role="alert">
        {error?.message}
      </p>
    </>
  );
}
