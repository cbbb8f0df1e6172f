import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../../config.ts';
import { addApiReference } from './apiReference.ts';
import { compressAnswers } from './compression.ts';
import { allowOrigins } from './crossOrigin.ts';
import type { RateCounts } from '../../db/rateCounts.ts';
import type { DatabaseCheck } from '../../db/databaseCheck.ts';
import type { IndexState } from '../../matching/index/matchIndex.ts';
import { keepFree, type FreeBytes } from './freeSpace.ts';
import { addHealth, type ReadinessTimes } from './health.ts';
import { shedLoad } from './loadShedding.ts';
import { addMetrics } from './metrics.ts';
import { addProblemList } from './problemList.ts';
import { limitRates, type RateLimits } from './rateLimits.ts';

/** What keeps a server healthy, and shows that it is. */
export interface PluginParts {
  readonly config: ServerConfig;
  readonly database: DatabaseCheck;
  /** How the match index stands. */
  readonly matchIndex: () => IndexState;
  readonly rateLimits: RateLimits;
  /** Counts for all processes; null where this one counts by itself. */
  readonly rateCounts: RateCounts;
  readonly freeBytes: FreeBytes;
  /** Milliseconds that the event loop may lag; 0 for any. */
  readonly lag: number;
  readonly readinessTimes?: ReadinessTimes;
}

/** Adds all of it; to be called before the contract is mounted, whose routes are limited. */
export async function addPlugins(server: FastifyInstance, parts: PluginParts): Promise<void> {
  const { config, database } = parts;
  await shedLoad(server, parts.lag);
  await allowOrigins(server, config.corsOrigins);
  await compressAnswers(server);
  addMetrics(server, database, parts.matchIndex, config.metricsToken);
  addHealth(server, database, config.metricsToken, parts.readinessTimes);
  await limitRates(server, parts.rateLimits, parts.rateCounts);
  keepFree(server, config, parts.freeBytes);
  addApiReference(server, config.publicUrl);
  addProblemList(server);
}
