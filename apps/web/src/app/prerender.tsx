import type { Locale } from '@tilava/domain/format';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { createServices } from '../shared/services/services.ts';
import { App } from './App.tsx';
import { createRoutes, firstPage } from './routes.tsx';
import { SiteFooter } from './Shell.tsx';

/** A storage that keeps nothing, as if the browser blocked it. */
const noStorage: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};

/** Renders the page at a path for a visitor, as the app does in the browser. */
export async function prerenderPage(path: string, language: Locale): Promise<string> {
  const services = createServices({
    baseUrl: 'http://localhost',
    storage: noStorage,
    tabs: new EventTarget(),
    preferred: [language],
    document: { cookie: '', documentElement: { lang: language } },
  });
  await services.language.restore();
  const router = createMemoryRouter(createRoutes(services), { initialEntries: [path] });
  await Promise.all([firstPage(router), SiteFooter.load()]);
  const { prelude } = await prerender(
    <StrictMode>
      <App services={services} router={router} />
    </StrictMode>,
    {
      // In one chunk: React joins several by inline scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error;
      },
    },
  );
  return await new Response(prelude).text();
}

export { prerenderedPages } from './prerenderedPages.ts';
