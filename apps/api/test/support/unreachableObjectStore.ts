import { vi } from 'vitest';
import type { Provocation } from './provocations.ts';
import { freePort } from './serverProcess.ts';
import { startTestApplication } from './testApplication.ts';
import { get } from './validRequests.ts';

/** Asks for a picture of an application whose object store nobody answers at. */
export const unreachableObjectStore: Provocation = async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'nobody');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'nothing');
  const app = await startTestApplication({
    FILES_S3_BUCKET: 'pictures',
    FILES_S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
  });
  try {
    return await app.send(get(`/files/${'ab'.repeat(16)}`));
  } finally {
    await app.close();
    vi.unstubAllEnvs();
  }
};
