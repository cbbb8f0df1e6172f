import { QueryClientProvider } from '@tanstack/react-query';
import { en as product } from '@tilava/domain/texts/en';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { IntlProvider } from 'use-intl';
import type { Services } from '../shared/services/services.ts';
import { ServicesContext } from '../shared/services/useServices.ts';
import { en as pages } from '../texts/en.ts';

/** The static markup of some content with its services, in English and without any request. */
export const renderToMarkup = (services: Services, content: ReactNode): string =>
  renderToStaticMarkup(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <MemoryRouter>
          <IntlProvider locale="en" messages={{ ...pages, product }} timeZone="Europe/Helsinki">
            {content}
          </IntlProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </ServicesContext>,
  );
