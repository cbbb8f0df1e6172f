/**
 * `pnpm visual`: tells which stories look different from how they did in another revision. Not by Playwright's
 * `toHaveScreenshot`, which goes by pictures that are kept, and to each machine its own: here both are taken on one.
 */
import { readFileSync } from 'node:fs';
import { answerRefusal, Refusal } from './refusal.ts';
import { endCommandsOnSignal } from './run.ts';
import { pictureBase, pictureHere } from './visual/albums.ts';
import { findBase } from './visual/base.ts';
import { differenceOf } from './visual/difference.ts';
import { help, readOptions, type Options } from './visual/options.ts';
import { addPicture, clearReport, writePage } from './visual/report.ts';
import { pathIn, type Shot } from './visual/shot.ts';
import { compareAlbums, lineOf, summaryOf, type Finding } from './visual/verdict.ts';

endCommandsOnSignal();
await answerRefusal(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options === null) console.log(help);
  else await compare(options);
});

async function compare(options: Options): Promise<void> {
  const start = performance.now();
  const commit = await findBase(options.base);
  clearReport(options.out);
  const here = await pictureHere(options);
  const base = await pictureBase(commit, options);
  if (base.shots.length + here.shots.length === 0) {
    throw new Refusal(`No story in these modes has in its name: ${options.stories.join(', ')}`);
  }
  const before = (shot: Shot): Buffer => readFileSync(pathIn(base.folder, shot));
  const after = (shot: Shot): Buffer => readFileSync(pathIn(here.folder, shot));
  const findings = compareAlbums(base, here, (shot) => differenceOf(before(shot), after(shot))?.pixels ?? 0);
  for (const finding of findings) {
    console.log(lineOf(finding));
    addPictures(options.out, finding, before, after);
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  const summary = `${summaryOf(findings, here.shots.length)} in ${seconds} s`;
  const page = writePage(options.out, `Stories since ${commit.slice(0, 10)}`, summary, findings);
  console.log(`${summary}\n${page}`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

type Read = (shot: Shot) => Buffer;

function addPictures(folder: string, finding: Finding, before: Read, after: Read): void {
  const { kind, shot } = finding;
  if (kind === 'changed' || kind === 'removed') addPicture(folder, finding, 'before', before(shot));
  if (kind === 'changed' || kind === 'new') addPicture(folder, finding, 'after', after(shot));
  if (kind !== 'changed') return;
  const difference = differenceOf(before(shot), after(shot));
  if (difference !== null) addPicture(folder, finding, 'difference', difference.picture);
}
