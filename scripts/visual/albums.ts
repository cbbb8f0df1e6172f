import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameOfFiles } from '../nameOfFiles.ts';
import { root } from '../run.ts';
import { buildCommit, buildHere } from './build.ts';
import { takePictures } from './camera.ts';
import type { Options } from './options.ts';
import { readStories } from './preview.ts';
import { takeFromShelf } from './shelf.ts';
import { pathIn, shotsOf, type Shot } from './shot.ts';
import { withNames, type Story } from './story.ts';
import { inStudio, type Studio } from './studio.ts';
import type { Album } from './verdict.ts';

/** An album, and the folder that its pictures are in. */
export interface KeptAlbum extends Album {
  readonly folder: string;
}

type Choice = Pick<Options, 'stories' | 'modes'>;

const cache = join(root, 'node_modules/.cache/visual');

/** Pictures what is chosen as it was in a commit. What has been pictured before, in the same way, is kept. */
export async function pictureBase(commit: string, choice: Choice): Promise<KeptAlbum> {
  const place = takeFromShelf(join(cache, 'bases'), commit);
  const site = join(place, 'storybook');
  await buildCommit(commit, site);
  return inStudio(site, (studio) => {
    const folder = join(place, `pictures-${wayOf(studio)}`);
    return fillAlbum(studio, folder, choice, (shot) => !existsSync(pathIn(folder, shot)));
  });
}

/** Pictures what is chosen as it is in the working tree, all of it anew. */
export async function pictureHere(choice: Choice): Promise<KeptAlbum> {
  const site = join(cache, 'here/storybook');
  await buildHere(site);
  // Of this run alone: another one may go on beside it.
  const folder = mkdtempSync(join(tmpdir(), 'tilava-pictures-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return inStudio(site, (studio) => fillAlbum(studio, folder, choice, () => true));
}

/** Names what a picture depends on besides its story: the same name, the same picture. */
function wayOf({ browserVersion }: Studio): string {
  const code = nameOfFiles(['scripts/visual/{camera,preview,shot,studio}.ts', '.storybook/modes.ts']);
  return createHash('sha256').update(code).update(browserVersion).digest('hex').slice(0, 16);
}

async function fillAlbum(
  studio: Studio,
  folder: string,
  { stories, modes }: Choice,
  isWanted: (shot: Shot) => boolean,
): Promise<KeptAlbum> {
  const shots = shotsOf(withNames(await listStories(studio), stories), modes);
  const missing = shots.filter(isWanted);
  if (missing.length > 0) console.log(`Taking ${missing.length} pictures …`);
  return { shots, failures: await takePictures(studio, missing, folder), folder };
}

async function listStories(studio: Studio): Promise<readonly Story[]> {
  const context = await studio.openContext();
  const page = await context.newPage();
  await page.goto(studio.addressOf(''));
  const stories = await readStories(page);
  await context.close();
  return stories;
}
