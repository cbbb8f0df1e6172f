import type { components } from '@tilava/sdk/schema';
import { png } from './pngs.ts';
import type { TestApplication, TestRequest } from './testApplication.ts';

type FileRecord = components['schemas']['FileRecord'];

const boundary = 'tilava-test-boundary';

/** A part of a form. */
export interface Part {
  readonly field?: string;
  readonly name?: string | null;
  /** A file's is a PNG's, unless it is given; a text has none. */
  readonly type?: string;
  readonly content: Uint8Array | string;
}

/** A form as browsers send it. */
export function form(parts: readonly Part[]): Pick<TestRequest, 'payload' | 'headers'> {
  const body = parts.flatMap(({ field = 'file', name = 'lobby.png', type, content }) => {
    const filename = name === null ? '' : `; filename="${name}"`;
    const sentType = type ?? (name === null ? '' : 'image/png');
    const typeLine = sentType && `\r\nContent-Type: ${sentType}`;
    return [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${filename}${typeLine}\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ];
  });
  return {
    payload: Buffer.concat([...body, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Uploads a picture; the answer is not looked at. */
export function upload(
  app: TestApplication,
  { bearer, url = '/files', key, ...part }: Part & { bearer?: string; url?: string; key?: string },
) {
  const { payload, headers } = form([part]);
  return app.send({
    method: 'POST',
    url,
    ...(bearer !== undefined && { bearer }),
    ...(payload !== undefined && { payload }),
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
  });
}

/** The record of a small picture that was uploaded. */
export async function uploaded(app: TestApplication, bearer: string, url?: string): Promise<FileRecord> {
  const content = png({ width: 2, height: 2 });
  const answer = await upload(app, { bearer, content, ...(url !== undefined && { url }) });
  return answer.json<FileRecord>();
}
