/**
 * Prints the best tenants for each public announcement of a landlord.
 *
 * Reads TILAVA_URL, TILAVA_EMAIL and TILAVA_PASSWORD; without them it takes the demo on this machine.
 */
import { createTilava, isApiError, isNetworkError, type Schemas, type Tilava } from '@tilava/sdk';

const {
  TILAVA_URL: address = 'http://127.0.0.1:3000',
  TILAVA_EMAIL: email = 'landlord@tilava.example',
  TILAVA_PASSWORD: password = 'makes-the-best-matches',
} = process.env;

const shown = 3;

async function printMatches(tilava: Tilava, { id, properties }: Schemas['Announcement']): Promise<void> {
  const query = { all: true, limit: shown } as const;
  const { results, total } = await tilava.matchmaking.findMatches({ announcement: id }, query);
  console.log(`${properties.address}: ${total} tenants`);
  for (const match of results) {
    if (match.kind !== 'tenant') continue;
    const { user } = match.potentialTenant;
    console.log(`  ${String(match.points).padStart(3)} %  ${user.displayName}, ${match.distance} m away`);
  }
}

async function printAll(tilava: Tilava): Promise<void> {
  const { user } = await tilava.session.logIn({ email, password });
  const announcements = await tilava.announcements.listOfUser(user.id);
  for (const announcement of announcements.filter(({ isActive }) => isActive)) {
    await printMatches(tilava, announcement);
  }
}

/** What went wrong, for whoever started the script. */
function describe(error: unknown): string {
  if (isNetworkError(error)) return `No answer from ${address}: is the server running?`;
  if (isApiError(error)) return `${error.message} (${error.code}, request ${error.requestId})`;
  throw error;
}

const tilava = createTilava({ baseUrl: `${address}/api/v1` });
try {
  await printAll(tilava);
  await tilava.session.logOut();
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
