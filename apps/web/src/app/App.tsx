import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'react-router-dom';
import { Language } from '../shared/i18n/Language.tsx';
import type { Navigation } from '../shared/navigation/createNavigation.ts';
import { useNavigation, useShown } from '../shared/navigation/NavigationContext.ts';
import { NavigationProvider } from '../shared/navigation/NavigationProvider.tsx';
import type { Services } from '../shared/services/services.ts';
import { ServicesContext } from '../shared/services/ServicesContext.ts';
import { BrokenPage } from './BrokenPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { Shell } from './Shell.tsx';
import { ShownPage } from './ShownPage.tsx';

interface AppProps {
  readonly services: Services;
  readonly navigation: Navigation;
}

/** The whole app on its services. */
export function App({ services, navigation }: AppProps) {
  return (
    <ServicesContext value={services}>
      <NavigationProvider navigation={navigation}>
        <QueryClientProvider client={services.queryClient}>
          <Language>
            <Located />
          </Language>
        </QueryClientProvider>
      </NavigationProvider>
    </ServicesContext>
  );
}

function Located() {
  const { navigator } = useNavigation();
  const { location } = useShown();
  return (
    <Router location={location} navigator={navigator}>
      <PageBoundary
        page={location.key}
        renderFailure={(error) => (
          <Shell>
            <BrokenPage error={error} />
          </Shell>
        )}
      >
        <Shell>
          <ShownPage />
        </Shell>
      </PageBoundary>
    </Router>
  );
}
