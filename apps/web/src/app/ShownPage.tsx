import { useRoutes } from 'react-router-dom';
import { useShown } from '../shared/navigation/NavigationContext.ts';
import type { LoadedPage } from '../shared/navigation/route.ts';
import { BrokenPage } from './BrokenPage.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';

/** The page at the present address. One that breaks takes nothing with it but itself. */
export function ShownPage() {
  const { location, page, error } = useShown();
  if (error !== undefined) return <BrokenPage error={error} />;
  if (page === null) return <LoadingPage />;
  return (
    <PageBoundary page={location.key} renderFailure={(failure) => <BrokenPage error={failure} />}>
      <PageOf page={page} />
    </PageBoundary>
  );
}

/** Gives a page the parameters of its address. */
function PageOf({ page: { path, Component } }: { readonly page: LoadedPage }) {
  return useRoutes([{ path, element: <Component /> }]);
}
