import { afterEach, expect, it } from 'vitest';
import { startTestApplication } from '../support/testApplication.ts';
import { writeWebFolder } from '../support/webFolder.ts';

let opened: (() => Promise<void>) | null = null;
afterEach(async () => {
  await opened?.();
  opened = null;
});

/** The app's page as a server sends it whose environment says this; the test's store holds the demo data. */
async function pageWith(variables: Record<string, string>): Promise<string> {
  const build = writeWebFolder({ 'index.html': '<meta content="__DEMO_ACCOUNTS__">' });
  const app = await startTestApplication(variables, {}, { webFolder: build.folder });
  opened = async () => {
    await app.close();
    build.remove();
  };
  return (await app.server.inject({ url: '/login' })).body.replaceAll('&quot;', '"');
}

it('offers the demo accounts on its pages where it serves the demo', async () => {
  expect(await pageWith({ TILAVA_DEMO: '1' })).toBe(
    `<meta content="${JSON.stringify({
      password: 'makes-the-best-matches',
      emails: [
        'tenant@tilava.example',
        'organisation@tilava.example',
        'landlord@tilava.example',
        'admin@tilava.example',
      ],
    })}">`,
  );
});

it('offers none where it does not', async () => {
  expect(await pageWith({})).toBe('<meta content="">');
});
