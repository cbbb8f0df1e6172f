import { type OwnServer, startOwnServer } from './ownServer.ts';

/** Starts a server at which it is day; see `noon.ts`. */
export const startDaytimeServer = (): Promise<OwnServer> =>
  startOwnServer('daytime', { NODE_OPTIONS: `--import=${import.meta.resolve('./noon.ts')}` });
