/** The product as `npm start` serves it, with demo data that nobody else has, and a browser beside it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, spawnServer, untilReady } from '@tilava/api/server-process';
import { chromium, type BrowserContext } from 'playwright';
import { buildWebWhereChanged } from '@tilava/scripts/buildWeb';
import { chromiumOptions, ensureChromium } from '@tilava/scripts/chromium';

/** A running server, and a browser that Lighthouse can take over. */
export interface Product {
  readonly address: string;
  /** Keeps what it stores until the end. */
  readonly browser: BrowserContext;
  /** Where the browser takes orders. */
  readonly port: number;
  /** Ends both, and throws their data away. */
  close(): Promise<void>;
}

/** @throws Error where the web app cannot be built */
export async function startProduct(): Promise<Product> {
  const built = await buildWebWhereChanged();
  if (!built.succeeded) throw new Error(built.output);
  const folder = mkdtempSync(join(tmpdir(), 'tilava-bench-'));
  const server = spawnServer(await freePort(), join(folder, 'data'), {
    TILAVA_DEMO: '1',
    // Some lists are to be long.
    ANNOUNCEMENTS_PER_LANDLORD: '2000',
  });
  const closeServer = async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(server);
    const port = await freePort();
    const { args = [], ...options } = chromiumOptions(ensureChromium());
    const browser = await chromium.launchPersistentContext(join(folder, 'browser'), {
      ...options,
      args: [...args, `--remote-debugging-port=${port}`],
    });
    return {
      address: server.address,
      browser,
      port,
      close: async () => {
        await browser.close();
        await closeServer();
      },
    };
  } catch (error) {
    await closeServer();
    throw error;
  }
}
