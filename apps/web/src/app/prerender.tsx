import type { Locale } from '@tilava/domain/format';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { createServices } from '../shared/services/services.ts';
import { App } from './App.tsx';
import { readyRoutes } from './readyRoutes.ts';
import { createRoutes } from './routes.tsx';

/** A storage that keeps nothing, as where it is forbidden. */
const noStorage: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};

/** Draws the page at an address for a visitor, as the app does in the browser. */
export async function drawPage(path: string, language: Locale): Promise<string> {
  const services = createServices({
    baseUrl: 'http://localhost',
    storage: noStorage,
    tabs: new EventTarget(),
    preferred: [language],
    document: { cookie: '', documentElement: { lang: language } },
  });
  await services.language.restore();
  const { routes, hydrationData } = await readyRoutes(createRoutes(services), path);
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData });
  try {
    const { prelude } = await prerender(
      <StrictMode>
        <App services={services} router={router} />
      </StrictMode>,
      {
        // In one piece: what comes in pieces is put together by inline scripts.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onError: (error) => {
          throw error;
        },
      },
    );
    return await new Response(prelude).text();
  } finally {
    router.dispose();
  }
}

export { prerenderedPages } from './prerenderedPages.ts';
