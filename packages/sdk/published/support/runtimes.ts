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
    const args = [...options, file, JSON.stringify(setting)];
    return JSON.parse(await runCommand(program, args, { folder: consumer, timeout })) as Outcomes;
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

/** A release of Node.js, by one of the two formats of the package. */
const node = (release: string, program: string, format: 'esm' | 'cjs' = 'esm'): Runtime =>
  commandLine(`Node.js ${release}${format === 'cjs' ? ' by require' : ''}`, program, [], format);

/** Where a release of Node.js is among installed packages. */
const nodeIn = (packages: string, release: string): string => join(packages, `node${release}`, 'bin/node');

/** What each landing is tried on: the oldest and the newest Node.js, an edge run time and a browser. */
export const mainRuntimes = (tools: string): readonly Runtime[] => [
  node('20', nodeIn(tools, '20')),
  node('20', nodeIn(tools, '20'), 'cjs'),
  node('of the workspace', process.execPath),
  workerd(tools),
  browser,
];

/** The others that are supported. */
export async function otherRuntimes(): Promise<readonly Runtime[]> {
  const packages = await install('otherRuntimes');
  return [
    node('22', nodeIn(packages, '22')),
    node('24', nodeIn(packages, '24')),
    commandLine('Bun', join(packages, 'bun/bin/bun.exe')),
    commandLine('Deno', join(packages, 'deno/deno'), ['run', '--allow-net', '--node-modules-dir=manual']),
  ];
}
