/** An answer whose content was read, once. */
export interface Received {
  /** Status and headers. */
  readonly head: Response;
  /** Undefined where the body was left to the caller. */
  readonly content: string | Blob | null | undefined;
  /** False where a redirect led to another origin, which then speaks for itself alone. */
  readonly isOwn: boolean;
}

/** Reads an answer to its end: pictures as they are, everything else as text. */
export async function contentOf(response: Response): Promise<string | Blob | null> {
  if (response.body === null) return null;
  return mediaTypeOf(response.headers)?.startsWith('image/') === true ? response.blob() : response.text();
}

/** What an answer says it is, in lower case: media types are compared without regard to it (RFC 9110, 8.3.1). */
export const mediaTypeOf = (headers: Headers): string | undefined =>
  headers.get('content-type')?.toLowerCase();

/** The answer as it came, its body not read. */
export function responseOf({ head, content }: Received): Response {
  return content === undefined ? head : withBody(head, content);
}

/** An answer whose body is still to come, and which tells once that has ended, in whichever way. */
export function untilEnd(received: Received, onEnd: () => void): Received {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  received.head.body?.pipeTo(writable).then(onEnd, onEnd);
  return { ...received, head: withBody(received.head, readable) };
}

function withBody({ status, statusText, headers, url }: Response, body: BodyInit | null): Response {
  const copy = new Response(body, { status, statusText, headers });
  return Object.defineProperty(copy, 'url', { value: url });
}

/** The content as what its JSON says, or as it is. */
export function parsed({ content }: Received): unknown {
  if (typeof content !== 'string') return content;
  try {
    return JSON.parse(content);
  } catch {
    // What is no JSON is a proxy's page, which speaks for itself.
    return content;
  }
}
