import { languageCookie } from '@tilava/domain/format';
import { draftKey } from '../shared/drafts/draftStore.ts';
import { paths } from '../shared/paths.ts';
import { themeKey } from '../shared/saved/saved.ts';
import { sessionKey } from '../shared/session/sessionStore.ts';
import { appState, prerenderedLanguage, pressedAttribute } from './hydrationState.ts';

/**
 * Runs in the head of a prerendered page, before first paint: applies the chosen theme, and loads the app when the user
 * interacts with the page. Until then no other script is downloaded.
 */
/** Milliseconds after which the app loads without any interaction. */
const idleTimeout = 10_000;

/** Milliseconds that a form waits for the app before the browser submits it natively. */
const submitTimeout = 6_000;

const interactions = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;
const root = document.documentElement;

const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // The browser blocks the storage.
    return null;
  }
};

const isRunning = (): boolean => root.dataset[appState] === 'running';

/** Runs the app's scripts, which wait in a template. */
function start(): void {
  for (const event of interactions) removeEventListener(event, start, true);
  removeEventListener('pointermove', startOnMove, true);
  const scripts = document.querySelector<HTMLTemplateElement>('#app');
  if (scripts === null) return;
  scripts.remove();
  document.head.append(document.importNode(scripts.content, true));
}

/** Browsers fire `pointermove` once without any movement for a pointer that rests over a new page. */
function startOnMove({ movementX, movementY }: PointerEvent): void {
  if (movementX !== 0 || movementY !== 0) start();
}

/** Marks a button that was clicked before hydration, which is then clicked again. */
function markPressed({ target }: Event): void {
  if (isRunning() || !(target instanceof Element)) return;
  const button = target.closest('button');
  // The browser is already on its way to where the form leads.
  if (button?.type === 'submit' && button.form?.method === 'get') return;
  button?.setAttribute(pressedAttribute, '');
}

/** Lets the app submit a form, which keeps what was entered; if it does not load in time, the browser does. */
function holdForm(event: SubmitEvent): void {
  const { target: form } = event;
  if (isRunning() || !(form instanceof HTMLFormElement) || form.method !== 'post') return;
  event.preventDefault();
  setTimeout(() => {
    if (!isRunning()) form.submit();
  }, submitTimeout);
}

// Translators change `lang`.
root.dataset[prerenderedLanguage] = root.lang;

const theme = readStored(themeKey);
if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;

const language = readStored(languageCookie);
const hasDraft =
  location.pathname === paths.signUpTenant && readStored(draftKey('tenantSignUp', null)) !== null;
const needsApp = readStored(sessionKey) !== null || (language !== null && language !== root.lang) || hasDraft;
// The prerendered page would only flash.
if (needsApp) root.dataset[appState] = 'starting';
if (needsApp || location.search !== '') {
  start();
} else {
  for (const event of interactions) addEventListener(event, start, { capture: true, passive: true });
  addEventListener('pointermove', startOnMove, true);
  addEventListener('load', () => setTimeout(start, idleTimeout));
}
addEventListener('click', markPressed, true);
addEventListener('submit', holdForm, true);
