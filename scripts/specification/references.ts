/** A test that a table names, and the file that it is said to be in. */
export interface Reference {
  /** From the root of the repository. */
  readonly file: string;
  /** What the test is called, as it reports itself. */
  readonly title: string;
}

/** A sentence of the specification, and what shows that it holds. */
export interface Row {
  readonly sentence: string;
  readonly shownBy: readonly Reference[];
}

/** Reads the rows of tables in Markdown: a sentence, and links to files, each followed by titles in quotes. */
export function rowsIn(markdown: string): readonly Row[] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|'));
  return lines.flatMap((line) => {
    const [sentence = '', tests = ''] = line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1);
    const isHead = tests === 'Shown by' || /^-+$/u.test(tests);
    return isHead ? [] : [{ sentence, shownBy: referencesIn(tests) }];
  });
}

function referencesIn(cell: string): readonly Reference[] {
  const parts = cell.matchAll(/\[[^\]]*\]\(\.\.\/(?<file>[^)]+)\)(?<titles>[^[]*)/gu);
  return [...parts].flatMap(({ groups }) =>
    [...(groups?.['titles'] ?? '').matchAll(/“(?<title>[^”]+)”/gu)].map((title) => ({
      file: groups?.['file'] ?? '',
      title: title.groups?.['title'] ?? '',
    })),
  );
}

/** Tests and stories begin like this; what is skipped does not. */
const beginning =
  /(?:\b(?:test|it)\(|\b(?:test|it)\.each\([^]*?\]\)?\s*\)\(|\bdescribe\()\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^])*)\k<quote>/gu;
const story = /^export const (?<title>\w+): Story\b/gmu;

/** Whether a file with this source has such a test, or such a story. */
export function hasTest(source: string, title: string): boolean {
  const titles = [...source.matchAll(beginning)].map(({ groups }) => groups?.['title'] ?? '');
  const stories = [...source.matchAll(story)].map(({ groups }) => groups?.['title'] ?? '');
  return stories.includes(title) || titles.some((written) => isTitled(written, title));
}

/** Whether a title is what a written one comes to, whatever stands for its placeholders. */
function isTitled(written: string, title: string): boolean {
  const parts = written.replaceAll(/\\(.)/gu, '$1').split(/\$\{[^}]*\}|%[sdip]|\$\w+/u);
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)).join('.+');
  return new RegExp(`^${pattern}$`, 'u').test(title);
}
