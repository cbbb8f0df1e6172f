import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumOptions } from '@tilava/scripts/chromium';
import type { Outcomes, Setting } from '../conformance/trial.ts';
import { bundle, writeProgram } from './bundles.ts';
import { runCommand } from './command.ts';
import { install } from './tools.ts';

/** Something that JavaScript runs on. */
export interface Runtime {
  readonly name: string;
  readonly kind: Setting['kind'];
  /** Takes all steps of `conformance` with the SDK that is installed in a consumer's folder. */
  readonly attempt: (consumer: string, setting: Setting) => Promise<Outcomes>;
}

/** Milliseconds for all steps. */
const timeout = 100_000;

/** A run time that runs programs as Node.js does. */
const commandLine = (
  name: string,
  program: string,
  options: readonly string[] = [],
  format: 'esm' | 'cjs' = 'esm',
): Runtime => ({
  name,
  kind: 'server',
  async attempt(consumer, setting) {
    const file = await writeProgram('program', consumer, format);
    const words = [...options, file, JSON.stringify(setting)];
    return JSON.parse(await runCommand(program, words, { folder: consumer, timeout })) as Outcomes;
  },
});

/** What is used of miniflare, which is none of the SDK's own packages. */
interface MiniflareModule {
  readonly Miniflare: new (options: object) => {
    dispatchFetch(url: string, init: object): Promise<{ text(): Promise<string> }>;
    dispose(): Promise<void>;
  };
}

const workerd = (tools: string): Runtime => ({
  name: 'workerd',
  kind: 'server',
  async attempt(consumer, setting) {
    const { Miniflare } = createRequire(join(tools, 'miniflare/package.json'))(
      'miniflare',
    ) as MiniflareModule;
    const script = await bundle(await writeProgram('worker', consumer), 'esm');
    const worker = new Miniflare({ modules: true, script, compatibilityDate: '2026-07-01' });
    try {
      const body = JSON.stringify(setting);
      const response = await worker.dispatchFetch('http://worker/', { method: 'POST', body });
      return JSON.parse(await response.text()) as Outcomes;
    } finally {
      await worker.dispose();
    }
  },
});

const browser: Runtime = {
  name: 'Chromium',
  kind: 'browser',
  async attempt(consumer, setting) {
    const content = await bundle(await writeProgram('page', consumer), 'iife');
    const running = await chromium.launch(chromiumOptions());
    try {
      // Any answer of the API is a page of its origin; what the page may do is no part of the question.
      const page = await running.newPage({ bypassCSP: true });
      await page.goto(setting.api);
      await page.addScriptTag({ content });
      return await page.evaluate((given) => window.tryTilava(given), setting);
    } finally {
      await running.close();
    }
  },
};

/** Those of every day, or with `RUNTIMES=all` the older releases of Node.js, too. */
export async function chosenRuntimes(tools: string): Promise<readonly Runtime[]> {
  const [node] = process.versions.node.split('.');
  const everyday = [
    commandLine(`Node.js ${node}`, process.execPath),
    commandLine(`Node.js ${node} by require`, process.execPath, [], 'cjs'),
    commandLine('Bun', join(tools, 'bun/bin/bun.exe')),
    commandLine('Deno', join(tools, 'deno/deno'), ['run', '--allow-net', '--node-modules-dir=manual']),
    workerd(tools),
    browser,
  ];
  if (process.env['RUNTIMES'] !== 'all') return everyday;
  const olderNodes = await install('olderNodes');
  const older = ['20', '22', '24'].flatMap((release) => {
    const program = join(olderNodes, `node${release}`, 'bin/node');
    const name = `Node.js ${release}`;
    return [commandLine(name, program), commandLine(`${name} by require`, program, [], 'cjs')];
  });
  return [...everyday, ...older];
}
