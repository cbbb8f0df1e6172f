import './startReact.ts';
import '@tilava/ui/theme';
import { onlineManager } from '@tanstack/react-query';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { startEmbeddedSession, takeEmbeddedSession } from '../features/auth/model/embeddedSession.ts';
import { checkSession } from '../features/auth/api/checkSession.ts';
import { keepDestination } from '../routes/guards.ts';
import { apiBase } from '../shared/config.ts';
import { deviceStorage } from '../shared/deviceStorage.ts';
import { createNavigation } from '../shared/navigation/createNavigation.ts';
import { mayVisit } from '../shared/navigation/route.ts';
import { createServices } from '../shared/services/services.ts';
import { themeStore } from '../shared/theme/themeStore.ts';
import { App } from './App.tsx';
import { followControls } from './followControls.ts';
import { followTranslation } from './followTranslation.ts';
import { reloadOnce } from './reloadOnce.ts';
import { createRoutes } from './routes.tsx';
import { VisitorsFooter } from './Shell.tsx';
import { appState, prerenderedLanguage } from './takeOver.ts';
import { trustOwnTexts } from './trustedTexts.ts';
import './withoutScript.css.ts';

trustOwnTexts(window);
followTranslation(document.body);
// It only hears of what changes, and takes a page that opens without a network for one that has it.
onlineManager.setOnline(window.navigator.onLine);
const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no element #root');

// What was loaded before a deployment asks for files that are gone with it.
window.addEventListener('vite:preloadError', () => {
  void reloadOnce({
    storage: deviceStorage('sessionStorage'),
    now: Date.now,
    isServerThere,
    reload: () => window.location.reload(),
  });
});

/** What the page itself asks for goes first. */
const afterwards = () => {
  void checkSession(services);
  const prepare = () =>
    import('./setUpOfflineUse.ts').then(
      ({ setUpOfflineUse }) => setUpOfflineUse(services, import.meta.url),
      // Its code comes with the network, then.
      () => window.addEventListener('online', prepare, { once: true }),
    );
  void prepare();
};

/** How long a page is waited for before something is shown in its place, in ms. */
const soon = 300;

const { documentElement } = document;
/** Whether the page was drawn by the build, and is the one to be shown. */
const isDrawn = root.hasChildNodes() && documentElement.dataset[appState] !== 'starting';

const embeddedSession = takeEmbeddedSession(document);
themeStore.restore();
const services = createServices({
  baseUrl: `${window.location.origin}${apiBase}`,
  storage: deviceStorage('localStorage'),
  tabStorage: deviceStorage('sessionStorage'),
  tabs: window,
  preferred: isDrawn
    ? [documentElement.dataset[prerenderedLanguage] ?? documentElement.lang]
    : window.navigator.languages,
  document,
});
const routes = createRoutes(services);
if (embeddedSession !== null) {
  startEmbeddedSession(embeddedSession, services, window.history, (path) => mayVisit(routes, path));
}
const navigation = createNavigation(routes, createBrowserHistory(), keepDestination(services));

// In a task of its own, so that what is pressed is not answered after both.
setTimeout(() => void (isDrawn ? takeOver(root) : begin(root)));

/** Draws the page in slices, and at once where it comes soon: what stands for it meanwhile would only flash. */
async function begin(place: Element): Promise<void> {
  place.replaceChildren();
  documentElement.dataset[appState] = 'running';
  const words = services.language.restore();
  await nextTask();
  const isThere = Promise.all([words, navigation.start()]);
  await Promise.race([isThere, new Promise((resolve) => setTimeout(resolve, soon))]);
  startTransition(() => createRoot(place).render(app(afterwards)));
}

/** A phone answers between two tasks. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Makes a page that the build has drawn the app's own. It stays as it is until all that it needs is there. */
async function takeOver(place: Element): Promise<void> {
  await Promise.all([navigation.start(), services.language.restore(), VisitorsFooter.load()]);
  const catchUp = followControls(place);
  const onRendered = () => {
    catchUp();
    afterwards();
  };
  hydrateRoot(place, app(onRendered));
}

const app = (onRendered: () => void) => (
  <StrictMode>
    <AfterRender onDone={onRendered}>
      <App services={services} navigation={navigation} />
    </AfterRender>
  </StrictMode>
);

/** Whether the page would come again: what the browser shows in its place keeps nothing of it. */
const isServerThere = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

interface AfterRenderProps {
  readonly onDone: () => void;
  readonly children: ReactNode;
}

function AfterRender({ onDone, children }: AfterRenderProps) {
  useEffect(onDone, [onDone]);
  return children;
}
