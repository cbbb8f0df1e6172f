import '@tilava/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { checkSession } from '../features/auth/api/checkSession.ts';
import { apiBase } from '../shared/config.ts';
import { createServices } from '../shared/services/services.ts';
import { themeStore } from '../shared/theme/themeStore.ts';
import { App } from './App.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no element #root');

themeStore.restore();
const services = createServices({
  baseUrl: `${window.location.origin}${apiBase}`,
  storage: window.localStorage,
  tabs: window,
});
void checkSession(services);

createRoot(root).render(
  <StrictMode>
    <App services={services} />
  </StrictMode>,
);
