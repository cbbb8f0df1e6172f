import { createLocalStorageTokenStore, createTilava, isTilavaError } from '@tilava/sdk';
import { byId, showMatches, showPage } from './view.js';

const tilava = createTilava({
  baseUrl: '/api/v1',
  // The session outlives a reload, and is the same in every tab.
  tokenStore: createLocalStorageTokenStore(),
  onSessionEnd: () => showPage('visitor'),
});

const pageSize = 5;

/** The pages of the chosen announcement's matches: the next one is asked for when it is wanted. */
let pages = pagesOf('');

/** @param {string} announcement */
function pagesOf(announcement) {
  return (async function* () {
    const query = /** @type {const} */ ({ all: true, limit: pageSize });
    yield* tilava.matchmaking.findMatches({ announcement }, query).byPage();
  })();
}

async function showMore() {
  const { value: page } = await pages.next();
  if (page) showMatches(page);
}

async function choose() {
  pages = pagesOf(byId('announcement', HTMLSelectElement).value);
  byId('matches', HTMLElement).replaceChildren();
  await showMore();
}

/** @param {string} userId */
async function enter(userId) {
  const announcements = await tilava.announcements.listOfUser(userId);
  const options = announcements
    .filter(({ isActive }) => isActive)
    .map(({ id, properties }) => new Option(properties.address, id));
  byId('announcement', HTMLSelectElement).replaceChildren(...options);
  showPage('landlord');
  await choose();
}

async function begin() {
  if ((await tilava.tokenStore.get()) === null) return showPage('visitor');
  const { user } = await tilava.bearers.verify();
  await enter(user.id);
}

async function logIn() {
  const { value: email } = byId('email', HTMLInputElement);
  const { value: password } = byId('password', HTMLInputElement);
  const { user } = await tilava.session.logIn({ email, password });
  byId('log-in', HTMLFormElement).reset();
  await enter(user.id);
}

async function logOut() {
  showPage('visitor');
  await tilava.session.logOut();
}

/**
 * Says what went wrong; a fault of this page itself is thrown on.
 *
 * @param {() => Promise<void>} action
 */
async function attempt(action) {
  const fault = byId('fault', HTMLElement);
  fault.textContent = '';
  try {
    await action();
  } catch (error) {
    if (!isTilavaError(error)) throw error;
    fault.textContent = error.message;
  }
}

byId('log-in', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  void attempt(logIn);
});
byId('announcement', HTMLSelectElement).addEventListener('change', () => void attempt(choose));
byId('more', HTMLButtonElement).addEventListener('click', () => void attempt(showMore));
byId('log-out', HTMLButtonElement).addEventListener('click', () => void attempt(logOut));
void attempt(begin);
