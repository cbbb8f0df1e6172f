/** What DataTable costs beside the least that a virtual table can be, in one run and by turns. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium, type Browser } from 'playwright';
import { build, preview, type InlineConfig } from 'vite';
import { chromiumOptions, ensureChromium } from '@tilava/scripts/chromium';
import type { Bench } from './bench.ts';
import { byTurns } from './byTurns.ts';
import { measureTable, type TableCost, type TableName } from './tablePage.ts';
import { median, verdict } from './verdict.ts';

const page = fileURLToPath(new URL('../pages/table', import.meta.url));
const most = { filter: 2.1, show: 2.3, heap: 4.3 } as const;

/** 1,000 and 10,000 rows at a quarter of the processor's speed. */
export const table: Bench<'rounds'> = {
  meaning: 'what DataTable costs in a browser beside the least that a virtual table can be',
  options: { rounds: { default: 7, meaning: 'how often both are measured by turns' } },
  parts: [],
  run,
};

/** @throws Error where a table does not show what it was given */
async function run({ rounds }: { readonly rounds: number }): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'tilava-bench-'));
  try {
    const site: InlineConfig = {
      root: page,
      configFile: false,
      logLevel: 'warn',
      plugins: [react(), vanillaExtractPlugin()],
      build: { outDir, emptyOutDir: true },
      preview: { port: 0 },
    };
    await build(site);
    const server = await preview(site);
    const browser = await chromium.launch(chromiumOptions(ensureChromium()));
    try {
      const [address = ''] = server.resolvedUrls?.local ?? [];
      for (const rows of [1_000, 10_000]) await compare(browser, address, rows, rounds);
    } finally {
      await browser.close();
      await server.close();
    }
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

async function compare(browser: Browser, address: string, rows: number, rounds: number): Promise<void> {
  const once = (name: TableName) => measureTable(browser, `${address}?table=${name}&rows=${rows}`);
  const [ours, bare] = await byTurns(
    rounds,
    () => once('ours'),
    () => once('bare'),
  );
  // For information only, and slow.
  const costs: Record<TableName, TableCost[]> = { ours, bare, aria: [await once('aria')] };

  const of = (name: TableName, what: keyof TableCost) => median(costs[name].map((cost) => cost[what]));
  for (const what of ['filter', 'show', 'heap'] as const) {
    const unit = what === 'heap' ? 'MB' : 'ms';
    const [own, least, aria] = [of('ours', what), of('bare', what), of('aria', what)];
    const figures = `${own.toFixed(1)} against ${least.toFixed(1)} ${unit} (react-aria ${aria.toFixed(1)})`;
    const ratio = own / least;
    verdict(`${names[what]}, ${rows} rows`, `${ratio.toFixed(2)} x, ${figures}`, ratio <= most[what]);
  }
}

const names = { filter: 'filter to paint', show: 'data to paint', heap: 'heap' } as const;
