import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { Language } from '../shared/i18n/Language.tsx';
import type { Services } from '../shared/services/services.ts';
import { ServicesContext } from '../shared/services/useServices.ts';

interface AppProps extends Pick<RouterProviderProps, 'router'> {
  readonly services: Services;
}

/** The whole app on its services. */
export function App({ services, router }: AppProps) {
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
