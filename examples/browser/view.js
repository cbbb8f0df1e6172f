/**
 * An element of the page.
 *
 * @template {HTMLElement} Kind
 * @param {string} id
 * @param {new () => Kind} kind
 */
export function byId(id, kind) {
  const element = document.querySelector(`#${id}`);
  if (!(element instanceof kind)) throw new Error(`The page has no ${id}`);
  return element;
}

/** @param {'visitor' | 'landlord'} who */
export function showPage(who) {
  byId('visitor', HTMLElement).hidden = who !== 'visitor';
  byId('landlord', HTMLElement).hidden = who !== 'landlord';
  byId('log-out', HTMLElement).hidden = who !== 'landlord';
}

/**
 * Adds a page of matches to those that are shown.
 *
 * @param {import('@tilava/sdk').Schemas['MatchPage']} page
 */
export function showMatches({ results, total, nextCursor }) {
  const matches = byId('matches', HTMLElement);
  const items = results.flatMap((match) => (match.kind === 'tenant' ? [itemOf(match)] : []));
  matches.append(...items);
  byId('total', HTMLElement).textContent = `${matches.childElementCount} of ${total} tenants within 3 km`;
  byId('more', HTMLElement).hidden = nextCursor === null;
}

/** @param {import('@tilava/sdk').Schemas['TenantMatch']} match */
function itemOf({ points, distance, potentialTenant: { user } }) {
  const about = document.createElement('div');
  about.append(
    textOf('h2', user.displayName),
    textOf('p', `${distance} m away`, 'note'),
    textOf('p', user.description ?? ''),
  );
  const item = document.createElement('li');
  item.className = 'match';
  item.append(textOf('span', `${points} %`, 'points'), about);
  return item;
}

/**
 * @param {string} name
 * @param {string} text
 * @param {string} className
 */
function textOf(name, text, className = '') {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
