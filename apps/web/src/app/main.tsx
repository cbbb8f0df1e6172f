import '@tilava/ui/theme';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { beginHandedOver, takeHandedOver } from '../features/auth/model/handedOver.ts';
import { checkSession } from '../features/auth/api/checkSession.ts';
import { apiBase } from '../shared/config.ts';
import { createServices } from '../shared/services/services.ts';
import { themeStore } from '../shared/theme/themeStore.ts';
import { App } from './App.tsx';
import { catchUp } from './catchUp.ts';
import { readyRoutes } from './readyRoutes.ts';
import { reloadOnce } from './reloadOnce.ts';
import { createRoutes } from './routes.tsx';
import { appState } from './takeOver.ts';
import './withoutScript.css.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no element #root');

// What was loaded before a deployment asks for files that are gone with it.
window.addEventListener('vite:preloadError', (event) => {
  const reload = () => window.location.reload();
  // The page waits as it is; otherwise it would show as broken for the moment until it is loaded.
  if (reloadOnce({ storage: window.sessionStorage, now: Date.now, reload })) event.preventDefault();
});

const { documentElement } = document;
/** Whether the page was drawn by the build, and is the one to be shown. */
const isDrawn = root.hasChildNodes() && documentElement.dataset[appState] !== 'starting';

const handedOver = takeHandedOver(document);
themeStore.restore();
const services = createServices({
  baseUrl: `${window.location.origin}${apiBase}`,
  storage: window.localStorage,
  tabs: window,
  preferred: isDrawn ? [documentElement.lang] : window.navigator.languages,
  document,
});
if (handedOver !== null) beginHandedOver(handedOver, services, window.history);
void checkSession(services);

if (isDrawn) void takeOver(root);
else begin(root);

function begin(place: Element): void {
  place.replaceChildren();
  documentElement.dataset[appState] = 'running';
  void services.language.restore();
  createRoot(place).render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  );
}

/** Makes a page that the build has drawn the app's own. It stays as it is until all that it needs is there. */
async function takeOver(place: Element): Promise<void> {
  const [{ routes, hydrationData }] = await Promise.all([
    readyRoutes(createRoutes(services), window.location.pathname),
    services.language.restore(),
  ]);
  hydrateRoot(
    place,
    <StrictMode>
      <TakenOver onDone={() => catchUp(place)}>
        <App services={services} router={createBrowserRouter(routes, { hydrationData })} />
      </TakenOver>
    </StrictMode>,
  );
}

interface TakenOverProps {
  readonly onDone: () => void;
  readonly children: ReactNode;
}

function TakenOver({ onDone, children }: TakenOverProps) {
  useEffect(onDone, [onDone]);
  return children;
}
