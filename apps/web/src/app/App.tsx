import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider, type DataRouter } from 'react-router-dom';
import type { Services } from '../shared/services/services.ts';
import { ServicesContext } from '../shared/services/ServicesContext.ts';
import { Language } from '../shared/i18n/Language.tsx';
import { createRoutes } from './routes.tsx';

interface AppProps {
  readonly services: Services;
  /** Another router than the browser's, for tests. */
  readonly router?: DataRouter;
}

/** The whole app on its services. */
export function App({ services, router: given }: AppProps) {
  const [router] = useState(() => given ?? createBrowserRouter(createRoutes(services)));
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <Language>
          <RouterProvider router={router} />
        </Language>
      </QueryClientProvider>
    </ServicesContext>
  );
}
