/** One peer as a process of its own, so that what it holds in memory slows down nobody else: see `startPeer`. */
import { openObjects } from './objects.ts';
import { openDuckdb } from './duckdb.ts';
import type { PeerNeed } from './peer.ts';
import { openPostgis } from './postgis.ts';
import type { PeerReply } from './startPeer.ts';

const peers = {
  objects: openObjects,
  postgis: openPostgis,
  duckdb: openDuckdb,
} as const;

const isPeer = (name: string): name is keyof typeof peers => Object.hasOwn(peers, name);

const [name = '', url = '', csv = ''] = process.argv.slice(2);
if (!isPeer(name)) throw new Error(`There is no peer ${name}`);
const reply = (message: PeerReply) => process.send?.(message);

const peer = await peers[name]({ url, csv });
process.on('message', (need: PeerNeed) => {
  const began = performance.now();
  Promise.resolve(peer(need)).then(
    (page) => reply({ ...page, milliseconds: performance.now() - began }),
    (error: unknown) => {
      throw error;
    },
  );
});
reply('ready');
