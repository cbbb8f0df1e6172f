import { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { ObjectStoreConfig } from '../config.ts';
import { FileStoreError, type FileStore } from './fileStore.ts';

/** As many as one call may remove. */
const removalSize = 1_000;

/** Keeps files in a store that speaks S3; its credentials come from the environment. */
export function s3FileStore({ bucket, endpoint, region, prefix }: ObjectStoreConfig): FileStore {
  const client = new S3Client({
    region,
    maxAttempts: 3,
    // Stores other than Amazon's seldom have a host name for each bucket, nor know the newer checksums.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 10_000 },
  });
  const keyOf = (name: string) => `${prefix}${name}`;

  return {
    async put(name, content, type) {
      const object = {
        Bucket: bucket,
        Key: keyOf(name),
        Body: content,
        ContentLength: content.length,
        ContentType: type,
        CacheControl: type.startsWith('image/') ? 'public, max-age=31536000, immutable' : 'private, no-store',
      };
      await orUnavailable(client.send(new PutObjectCommand(object)));
    },

    async open(name) {
      const found = await orUnavailable(
        unlessMissing(client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(name) }))),
      );
      if (found === null) return null;
      const { Body: content, ContentLength: size } = found;
      if (!(content instanceof Readable) || size === undefined) {
        throw new Error('The object store answered no content');
      }
      return { content, size };
    },

    async remove(names) {
      for (let start = 0; start < names.length; start += removalSize) {
        const objects = names.slice(start, start + removalSize).map((name) => ({ Key: keyOf(name) }));
        const { Errors: faults = [] } = await orUnavailable(
          client.send(
            new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: objects, Quiet: true } }),
          ),
        );
        const [fault] = faults;
        if (fault !== undefined) throw new FileStoreError('unavailable', fault);
      }
    },

    async *list() {
      let from: string | undefined;
      do {
        const page = await orUnavailable(
          client.send(
            new ListObjectsV2Command({
              Bucket: bucket,
              Prefix: prefix,
              ...(from !== undefined && { ContinuationToken: from }),
            }),
          ),
        );
        for (const { Key: key = prefix, LastModified: keptAt } of page.Contents ?? []) {
          if (keptAt !== undefined) yield { name: key.slice(prefix.length), keptAt };
        }
        from = page.NextContinuationToken;
      } while (from !== undefined);
    },
  };
}

async function unlessMissing<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** By then the library has tried three times. */
async function orUnavailable<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw new FileStoreError(statusOf(error) === 507 ? 'full' : 'unavailable', error);
  }
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
