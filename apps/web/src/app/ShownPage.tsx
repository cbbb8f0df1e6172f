import { useState } from 'react';
import { useRoutes } from 'react-router-dom';
import { useShown } from '../shared/navigation/NavigationContext.ts';
import type { LoadedPage } from '../shared/navigation/route.ts';
import { useSession } from '../shared/session/useSession.ts';
import { BrokenPage } from './BrokenPage.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';

/** The page at the present address. One that breaks takes nothing with it but itself. */
export function ShownPage() {
  const shown = useShown();
  const { location, page, error } = shown;
  const isOfLeaver = useIsOfLeaver(shown);
  if (error !== undefined) return <BrokenPage error={error} />;
  if (page === null || isOfLeaver) return <LoadingPage />;
  return (
    <PageBoundary page={location.key} renderFailure={(failure) => <BrokenPage error={failure} />}>
      <PageOf page={page} />
    </PageBoundary>
  );
}

/** Whether a page was first shown to somebody who is no longer logged in: nothing of theirs may be seen any more. */
function useIsOfLeaver(shown: object): boolean {
  const userId = useSession()?.userId ?? null;
  const [first, setFirst] = useState({ shown, userId });
  if (first.shown !== shown) setFirst({ shown, userId });
  return first.shown === shown && first.userId !== null && first.userId !== userId;
}

/** Gives a page the parameters of its address. */
function PageOf({ page: { path, Component } }: { readonly page: LoadedPage }) {
  return useRoutes([{ path, element: <Component /> }]);
}
