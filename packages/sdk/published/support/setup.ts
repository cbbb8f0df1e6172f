import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createConsumer, packagesIn } from './consumer.ts';
import { sdk } from './folders.ts';
import { install, pnpm } from './tools.ts';

/** What all tests of the published package share. */
export interface Published {
  /** The package as it would be published. */
  readonly tarball: string;
  /** Its entries, as they are imported, such as `@tilava/sdk/errors`. */
  readonly entries: readonly string[];
  /** Projects that have installed the tarball. */
  readonly consumers: {
    /** And nothing else. */
    readonly bare: string;
    /** And the types of Node.js. */
    readonly onNode: string;
    /** And everything that the SDK may be used together with. */
    readonly withCompanions: string;
  };
  /** Where the compilers and run times are. */
  readonly tools: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly published: Published;
  }
}

/** Packs the SDK, and installs it as others do; answers how to clear that away. */
export default async function setup(project: TestProject): Promise<() => void> {
  const tools = await install('tools');
  const folder = mkdtempSync(join(tmpdir(), 'tilava-sdk-'));
  const tarball = join(folder, 'tilava-sdk.tgz');
  await pnpm(['pack', '--out', tarball], sdk);
  const consumers = {
    bare: join(folder, 'bare'),
    onNode: join(folder, 'on-node'),
    withCompanions: join(folder, 'with-companions'),
  };
  await createConsumer(consumers.bare, tarball);
  await createConsumer(consumers.onNode, tarball, { '@types/node': join(tools, '@types/node') });
  await createConsumer(consumers.withCompanions, tarball, packagesIn(tools));
  const entries = entriesOf(join(consumers.bare, 'node_modules/@tilava/sdk'));
  project.provide('published', { tarball, entries, consumers, tools });
  return () => rmSync(folder, { recursive: true, force: true });
}

function entriesOf(folder: string): string[] {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly exports: object;
  };
  return Object.keys(exports).map((path) => path.replace('.', name));
}
