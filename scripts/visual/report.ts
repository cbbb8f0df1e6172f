import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { detailOf, type Finding } from './verdict.ts';

/** Written into every report: a folder that has it may be cleared for the next one. */
const mark = 'visual-report.css';

/**
 * Makes a folder ready for a report: empty.
 *
 * @throws Refusal where something else stands there
 */
export function clearReport(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, mark))) {
    throw new Refusal(`--out ${folder} holds something else than a report: say another folder`);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(import.meta.dirname, 'report.css'), join(folder, mark));
}

type PictureKind = 'before' | 'after' | 'difference';

/** Where a picture of a finding stands in the report. */
export const pictureOf = ({ shot }: Finding, kind: PictureKind): string =>
  `${shot.mode}/${shot.story.id}.${kind}.png`;

/** Puts a picture into the report. */
export function addPicture(folder: string, finding: Finding, kind: PictureKind, picture: Buffer): void {
  const path = join(folder, pictureOf(finding, kind));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
}

/** Writes the page that shows every finding; gives back its path. */
export function writePage(
  folder: string,
  title: string,
  summary: string,
  findings: readonly Finding[],
): string {
  const path = join(folder, 'index.html');
  writeFileSync(path, pageOf(title, summary, findings));
  return path;
}

/** The report as one page of HTML, without scripts. */
export function pageOf(title: string, summary: string, findings: readonly Finding[]): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <title>${escaped(title)}</title>
    <link rel="stylesheet" href="${mark}" />
  </head>
  <body>
    <h1>${escaped(title)}</h1>
    <p>${escaped(summary)}</p>
${findings.map(sectionOf).join('\n')}
  </body>
</html>
`;
}

const picturesIn: Readonly<Record<Finding['kind'], readonly PictureKind[]>> = {
  changed: ['before', 'after', 'difference'],
  new: ['after'],
  removed: ['before'],
  failed: [],
};

function sectionOf(finding: Finding): string {
  const { kind, shot } = finding;
  const name = `${shot.story.name}, ${shot.mode}`;
  const figures = picturesIn[kind].map((picture) => {
    const source = escaped(pictureOf(finding, picture));
    return `        <figure>
          <figcaption>${picture}</figcaption>
          <a href="${source}"><img src="${source}" alt="${escaped(`${name}: ${picture}`)}" loading="lazy" /></a>
        </figure>`;
  });
  return `    <section>
      <h2>${escaped(name)} <small>${escaped(`${kind} ${detailOf(finding)}`.trim())}</small></h2>
      <div>
${figures.join('\n')}
      </div>
    </section>`;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
