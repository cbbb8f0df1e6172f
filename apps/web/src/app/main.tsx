import '@tilava/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { beginHandedOver, takeHandedOver } from '../features/auth/model/handedOver.ts';
import { checkSession } from '../features/auth/api/checkSession.ts';
import { apiBase } from '../shared/config.ts';
import { createServices } from '../shared/services/services.ts';
import { themeStore } from '../shared/theme/themeStore.ts';
import { App } from './App.tsx';
import { reloadOnce } from './reloadOnce.ts';
import './withoutScript.css.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no element #root');

// What was loaded before a deployment asks for files that are gone with it.
window.addEventListener('vite:preloadError', (event) => {
  const reload = () => window.location.reload();
  // The page waits as it is; otherwise it would show as broken for the moment until it is loaded.
  if (reloadOnce({ storage: window.sessionStorage, now: Date.now, reload })) event.preventDefault();
});

const handedOver = takeHandedOver(document);
themeStore.restore();
const services = createServices({
  baseUrl: `${window.location.origin}${apiBase}`,
  storage: window.localStorage,
  tabs: window,
  preferred: window.navigator.languages,
  document,
});
if (handedOver !== null) beginHandedOver(handedOver, services, window.history);
void services.language.restore();
void checkSession(services);

createRoot(root).render(
  <StrictMode>
    <App services={services} />
  </StrictMode>,
);
