import '@tilava/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { beginHandedOver, takeHandedOver } from '../features/auth/model/handedOver.ts';
import { checkSession } from '../features/auth/api/checkSession.ts';
import { apiBase } from '../shared/config.ts';
import { createServices } from '../shared/services/services.ts';
import { themeStore } from '../shared/theme/themeStore.ts';
import { App } from './App.tsx';
import './withoutScript.css.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no element #root');

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
