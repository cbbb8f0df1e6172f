import { onlineManager } from '@tanstack/react-query';
import '@tilava/ui/theme';
import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { checkSession, startEmbeddedSession, takeEmbeddedSession } from '../features/auth/model/session.ts';
import { apiBase } from '../shared/paths.ts';
import { deviceStorage } from '../shared/saved/saved.ts';
import { createServices, type Services } from '../shared/services/services.ts';
import { themeStore } from '../shared/theme/ThemeChooser.tsx';
import { App } from './App.tsx';
import { SiteFooter } from './Shell.tsx';
import { followTranslation } from './followTranslation.ts';
import { appState, prerenderedLanguage } from './hydrationState.ts';
import { reloadOnce } from './reloadOnce.ts';
import { createRoutes, firstPage } from './routes.tsx';
import { setUpOfflineUse } from './setUpOfflineUse.ts';
import { trustOwnTexts } from './trustedTexts.ts';
import './withoutScript.css.ts';

trustOwnTexts(window);
followTranslation(document.body);
// It only listens for changes, and assumes a network at first.
onlineManager.setOnline(window.navigator.onLine);
const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no element #root');

// A page from before a deployment asks for chunks that are gone.
window.addEventListener('vite:preloadError', () => {
  void reloadOnce({
    storage: deviceStorage('sessionStorage'),
    now: Date.now,
    isServerThere,
    reload: () => window.location.reload(),
  });
});

/** After the page's own requests. */
const startBackgroundWork = (): void => {
  setTimeout(() => {
    void checkSession(services);
    setUpOfflineUse(services, import.meta.url);
  });
};

/** Milliseconds before a loading state is shown in place of a page. */
const loadingDelay = 300;

const { documentElement } = document;
/** Whether the prerendered page is the one to be shown. */
const isPrerendered = root.hasChildNodes() && documentElement.dataset[appState] !== 'starting';

/** What was kept from an earlier visit is seen before the server is asked for it anew. */
let painted: Promise<unknown> = Promise.resolve();

const embeddedSession = takeEmbeddedSession(document);
themeStore.restore();
let services: Services;

// In tasks of their own, so that input is handled before them.
setTimeout(() => {
  services = createServices({
    baseUrl: `${window.location.origin}${apiBase}`,
    storage: deviceStorage('localStorage'),
    tabStorage: deviceStorage('sessionStorage'),
    tabs: window,
    preferred: isPrerendered
      ? [documentElement.dataset[prerenderedLanguage] ?? documentElement.lang]
      : window.navigator.languages,
    document,
    client: { fetch: (request) => painted.then(() => fetch(request)) },
  });
  if (embeddedSession !== null) startEmbeddedSession(embeddedSession, services, window.history);
  setTimeout(() => void (isPrerendered ? hydrate(root) : render(root)));
});

/** Renders in time slices, and waits a moment for the page: a loading state would only flash. */
async function render(container: Element): Promise<void> {
  container.replaceChildren();
  documentElement.dataset[appState] = 'running';
  const messages = services.language.restore();
  // The browser handles input between two tasks.
  await delay(0);
  const router = createBrowserRouter(createRoutes(services));
  await Promise.all([Promise.race([messages, delay(loadingDelay)]), firstPage(router, loadingDelay)]);
  const onRendered = () => {
    // Nothing is painted in a tab that nobody sees.
    painted = Promise.race([new Promise(requestAnimationFrame).then(() => delay(0)), delay(loadingDelay)]);
    startBackgroundWork();
  };
  startTransition(() => createRoot(container).render(app(router, onRendered)));
}

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Hydrates a prerendered page once all that it needs is loaded. */
async function hydrate(container: Element): Promise<void> {
  const router = createBrowserRouter(createRoutes(services));
  const [{ trackInput }] = await Promise.all([
    // Other pages do not need it.
    import('./trackInput.ts'),
    firstPage(router),
    services.language.restore(),
    SiteFooter.load(),
  ]);
  const replayInput = trackInput(container);
  const onRendered = () => {
    replayInput();
    startBackgroundWork();
  };
  hydrateRoot(container, app(router, onRendered));
}

const app = (router: ReturnType<typeof createBrowserRouter>, onRendered: () => void) => (
  <StrictMode>
    <AfterRender onDone={onRendered}>
      <App services={services} router={router} />
    </AfterRender>
  </StrictMode>
);

/** Whether a reload would succeed: the browser's error page would lose what was entered. */
const isServerThere = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

interface AfterRenderProps {
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** In the task that shows the page: whatever is pressed or typed before `onDone` would be lost. */
function AfterRender({ onDone, children }: AfterRenderProps) {
  useLayoutEffect(onDone, [onDone]);
  return children;
}
