export type WorkerMessage =
  /** Asks whether it keeps a file of the build: whether the page and it are of one version. Answered by the port. */
  | { readonly kind: 'keeps'; readonly path: string }
  /** Has one that waits answer for all pages from now on. */
  | { readonly kind: 'takeOver' };

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  return (
    data.kind === 'takeOver' || (data.kind === 'keeps' && 'path' in data && typeof data.path === 'string')
  );
}
