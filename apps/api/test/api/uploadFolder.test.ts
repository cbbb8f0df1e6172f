import { readdirSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pictureLimits } from '@tilava/domain/pictureFiles';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasCode } from '../../src/startError.ts';
import { sweepTemporary } from '../../src/files/temporaryFile.ts';
import { png } from '../support/pngs.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { form, upload, type Part } from '../support/uploads.ts';

let app: TestApplication;
let folder: string;
let bearer: string;
beforeAll(async () => {
  app = await startTestApplication();
  folder = join(app.folder, 'uploads');
  ({ bearer } = await app.logIn('landlord@tilava.example'));
});
afterAll(() => app.close());

const small = png({ width: 3, height: 2 });

/** Files of the folder that are open, with a name or without. */
function openFiles(): string[] {
  return readdirSync('/proc/self/fd')
    .map((descriptor) => {
      try {
        return readlinkSync(`/proc/self/fd/${descriptor}`);
      } catch (error) {
        // The one by which the list was read.
        if (hasCode(error, 'ENOENT')) return '';
        throw error;
      }
    })
    .filter((path) => path.startsWith(folder));
}

describe('of an upload nothing is left in its folder:', () => {
  const cases: [what: string, status: number, parts: () => Part[]][] = [
    ['one that is taken', 201, () => [{ content: small }]],
    ['one that is no picture', 400, () => [{ content: 'text' }]],
    ['one under another name', 400, () => [{ field: 'picture', content: small }]],
    ['two at once', 400, () => [{ content: small }, { content: small }]],
    [
      'one that is too large',
      413,
      () => [{ content: Buffer.concat([small, Buffer.alloc(pictureLimits.size)]) }],
    ],
  ];
  it.each(cases)('%s', async (_, status, parts) => {
    const answer = await app.send({ method: 'POST', url: '/files', bearer, ...form(parts()) });
    expect(answer.statusCode).toBe(status);
    await vi.waitFor(() => expect(openFiles()).toEqual([]));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('one whose sender hangs up', async () => {
    await app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.server.address() as AddressInfo;
    const { payload = '', headers } = form([{ content: Buffer.concat([small, Buffer.alloc(1_000_000)]) }]);
    const socket = connect({ port, host: '127.0.0.1' });
    socket.write(
      `POST /api/v1/files HTTP/1.1\r\nHost: tilava\r\nAuthorization: Bearer ${bearer}\r\n` +
        `Content-Type: ${headers?.['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`,
    );
    socket.write(payload.slice(0, 500_000));
    await vi.waitFor(
      () => {
        expect(openFiles()).toHaveLength(1);
        // Nobody but the process that writes it finds it, from the moment after it was made.
        expect(readdirSync(folder)).toEqual([]);
      },
      { timeout: 10_000 },
    );
    socket.destroy();
    await vi.waitFor(() => expect(openFiles()).toEqual([]), { timeout: 10_000 });
  });

  it('one whose server was killed, once the server is there again', async () => {
    writeFileSync(join(folder, 'left'), 'half a picture');
    await sweepTemporary(folder);
    expect(readdirSync(folder)).toEqual([]);
  });
});

it('the folder is the server’s alone', async () => {
  expect((await upload(app, { bearer, content: small })).statusCode).toBe(201);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});
