/**
 * Runs in the head of a page that the build has drawn, before anything is painted: shows the chosen theme, and
 * starts the app when somebody wants something of it. Until then no other script is downloaded.
 */
import { languageCookie } from '@tilava/domain/format';
import { draftKey } from '../shared/drafts/draftKey.ts';
import { paths } from '../shared/paths.ts';
import { sessionKey } from '../shared/session/sessionKey.ts';
import { themeKey } from '../shared/theme/themeKey.ts';
import { appState, prerenderedLanguage, pressedMark } from './takeOver.ts';

/** Milliseconds after which the app starts although nobody has touched the page. */
const longAfterLoad = 10_000;

/** Milliseconds for which a form waits for the app before the browser sends it by itself. */
const patience = 6_000;

const wanted = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;
const root = document.documentElement;

const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // A storage that is forbidden keeps nothing.
    return null;
  }
};

const isRunning = (): boolean => root.dataset[appState] === 'running';

/** Puts the app's scripts, which wait in the page, to work. */
function start(): void {
  for (const event of wanted) removeEventListener(event, start, true);
  removeEventListener('pointermove', startWhereMoved, true);
  const scripts = document.querySelector<HTMLTemplateElement>('#app');
  if (scripts === null) return;
  scripts.remove();
  document.head.append(document.importNode(scripts.content, true));
}

/** A pointer that rests where the page came is told of once, without a movement, and wants nothing. */
function startWhereMoved({ movementX, movementY }: PointerEvent): void {
  if (movementX !== 0 || movementY !== 0) start();
}

/** Remembers a press that came too early for the app, which then makes up for it. */
function rememberPress({ target }: Event): void {
  if (isRunning() || !(target instanceof Element)) return;
  target.closest('button')?.setAttribute(pressedMark, '');
}

/** Lets the app send a form, in whose answer less gets lost; where it does not come, the browser does. */
function holdForm(event: SubmitEvent): void {
  const { target: form } = event;
  if (isRunning() || !(form instanceof HTMLFormElement) || form.method !== 'post') return;
  event.preventDefault();
  setTimeout(() => {
    if (!isRunning()) form.submit();
  }, patience);
}

// Translators change it.
root.dataset[prerenderedLanguage] = root.lang;

const theme = kept(themeKey);
if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;

const language = kept(languageCookie);
const hasDraft = location.pathname === paths.signUpTenant && kept(draftKey('tenantSignUp', null)) !== null;
const isAnother = kept(sessionKey) !== null || (language !== null && language !== root.lang) || hasDraft;
// What the build has drawn would only flash.
if (isAnother) root.dataset[appState] = 'starting';
if (isAnother || location.search !== '') {
  start();
} else {
  for (const event of wanted) addEventListener(event, start, { capture: true, passive: true });
  addEventListener('pointermove', startWhereMoved, true);
  addEventListener('load', () => setTimeout(start, longAfterLoad));
}
addEventListener('click', rememberPress, true);
addEventListener('submit', holdForm, true);
