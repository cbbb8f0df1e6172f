import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryTokenStore, createTilava } from '../src/index.ts';
import { pageRequests, type PageAnswer } from './support/pageRequest.ts';

const baseUrl = 'http://tilava.test/api/v1';
const refusal = JSON.stringify({ code: 'bearer_invalid', status: 401, detail: 'Gone', requestId: '1' });
const tokenStore = createMemoryTokenStore('mine');
const onSessionEnd = vi.fn<() => void>();
const tilava = createTilava({ baseUrl, tokenStore, maxRetries: 0, onSessionEnd });
const picture = { file: new Blob(['x']) };
const onProgress = () => undefined;

/** Answers all that the page sends from now on. */
function answer(given: PageAnswer) {
  const { XMLHttpRequest, sent } = pageRequests(() => given);
  vi.stubGlobal('XMLHttpRequest', XMLHttpRequest);
  return sent;
}

afterEach(() => void vi.unstubAllGlobals());

describe('an upload that a page tells the progress of', () => {
  it('is answered by where it was sent', async () => {
    const sent = answer({ status: 201, body: '{"id":"1"}' });
    expect((await tilava.files.upload(picture, {}, { onProgress })).id).toBe('1');
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([`POST ${baseUrl}/files`]);
  });

  it.each(['http://elsewhere.test/files', `${baseUrl}/elsewhere`])(
    'takes no answer of where it was redirected: %s',
    async (url) => {
      answer({ status: 201, body: '{"id":"forged"}', url });
      const upload = tilava.files.upload(picture, {}, { onProgress });
      await expect(upload).rejects.toMatchObject({
        name: 'NetworkError',
        message: 'The server redirects elsewhere',
      });
    },
  );

  it('keeps its session, whatever another origin says', async () => {
    answer({ status: 401, body: refusal, url: 'http://elsewhere.test/files' });
    const upload = tilava.files.upload(picture, {}, { onProgress });
    await expect(upload).rejects.toMatchObject({ name: 'NetworkError' });
    expect([tokenStore.get(), onSessionEnd.mock.calls]).toEqual(['mine', []]);
  });

  it('is not sent where it is aborted before its body is there', async () => {
    const sent = answer({ status: 201, body: '{"id":"1"}' });
    const controller = new AbortController();
    const blob = vi.spyOn(Request.prototype, 'blob').mockImplementation(async () => {
      controller.abort();
      return new Blob();
    });
    const upload = tilava.files.upload(picture, {}, { onProgress, signal: controller.signal });
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    blob.mockRestore();
    expect(sent).toEqual([]);
  });
});
