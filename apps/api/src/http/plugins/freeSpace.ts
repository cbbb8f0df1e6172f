import { statfs } from 'node:fs/promises';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { ServerConfig } from '../../config.ts';
import { storageFull } from '../problems.ts';
import { operationOfRoute } from '../operations.ts';

export type FreeBytes = () => Promise<number>;

/** The least that has to be free: a full disk ends the embedded database in the middle of a statement. */
export const leastFreeBytes = 64 * 1024 * 1024;

const uploads: readonly (string | null)[] = [
  'uploadFile',
  'uploadUserPicture',
  'uploadResidencePicture',
  'uploadAttachment',
  'uploadDocument',
];

/** Asks the file system; an answer holds for some seconds. */
export function freeBytesOf(folder: string, holds = 3_000): FreeBytes {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<number> | null = null;
  return () => {
    if (answer === null || performance.now() - askedAt > holds) {
      askedAt = performance.now();
      answer = statfs(folder).then(({ bavail, bsize }) => bavail * bsize);
    }
    return answer;
  };
}

/** Refuses writes by 507 while the disk is nearly full, but for logging in, and deleting, which makes room. */
export function keepFree(server: FastifyInstance, config: ServerConfig, freeBytes: FreeBytes): void {
  const needsRoom = (route: RouteOptions): boolean => {
    const { response } = route.schema ?? {};
    if (typeof response !== 'object' || response === null || !('507' in response)) return false;
    if (config.databaseUrl === null) return true;
    return config.objectStore === null && uploads.includes(operationOfRoute(route));
  };
  const refuseWithoutRoom = async () => {
    if ((await freeBytes()) < leastFreeBytes) throw storageFull();
  };
  server.addHook('onRoute', (route) => {
    if (needsRoom(route)) route.preParsing = [route.preParsing ?? [], refuseWithoutRoom].flat();
  });
}
