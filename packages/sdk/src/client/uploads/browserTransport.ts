import { redirectsElsewhere } from '../pipeline/redirects.ts';
import type { UploadProgress } from './picture.ts';

/** Answers without a body may not be given one. */
const bodiless = [204, 205, 304];

/**
 * Sends by `XMLHttpRequest`, the only way by which a browser says how much of a body it has sent. It follows redirects by
 * itself, so that what came of one is refused, as it is where `fetch` sends.
 */
export const browserTransport =
  (onProgress: (progress: UploadProgress) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(request.method, request.url);
      sending.responseType = 'blob';
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
      sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ sent: loaded, total }));
      sending.addEventListener('load', () => {
        if (sending.responseURL === request.url) resolve(responseOf(sending));
        else reject(redirectsElsewhere());
      });
      sending.addEventListener('error', () => reject(new TypeError('The network failed')));
      sending.addEventListener('abort', () => reject(request.signal.reason));
      request.signal.addEventListener('abort', () => sending.abort(), { once: true });
      sending.send(body);
    });
  };

function responseOf(sending: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of sending.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const { status, statusText, response } = sending;
  return new Response(bodiless.includes(status) ? null : (response as Blob), { status, statusText, headers });
}
