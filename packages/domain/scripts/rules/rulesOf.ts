import { relative } from 'node:path';

/** A test as Vitest lists it. */
export interface ListedTest {
  /** The titles of the groups it is in and its own, from the outermost in. */
  readonly name: string;
  readonly file: string;
}

/** A rule of the specification, and the tests that show it. */
export interface Rule {
  /** Of the specification. */
  readonly section: number;
  readonly title: string;
  /** Relative to the package. */
  readonly files: readonly string[];
}

/**
 * The rules that tests show, in the order of their files; one that stands under several sections is there once
 * for each of them.
 *
 * @param domain - the folder of the package
 * @throws Error where a mark is misspelt, or a title has a gap to be filled in: it would say nothing to its reader
 */
export function rulesOf(tests: readonly ListedTest[], domain: string): readonly Rule[] {
  const rules = new Map<string, { section: number; title: string; files: Set<string> }>();
  for (const { name, file } of tests.toSorted((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)))) {
    for (const { section, title } of name.split(' > ').flatMap(readTitle)) {
      const key = `${section} ${title}`;
      const rule = rules.get(key) ?? { section, title, files: new Set() };
      rules.set(key, rule);
      rule.files.add(relative(domain, file));
    }
  }
  return [...rules.values()].map((rule) => ({ ...rule, files: [...rule.files] }));
}

/** `§5 §9 Password …` is a rule of section 5 and of section 9. */
function readTitle(text: string): readonly { readonly section: number; readonly title: string }[] {
  if (!text.startsWith('§')) return [];
  const [, marks, title] = /^((?:§\d+ )+)([^§]+)$/.exec(text) ?? [];
  if (marks === undefined || title === undefined) {
    throw new Error(`A rule's title begins with its section's mark, as in '§5 Email is required': ${text}`);
  }
  if (/%[sdifjo]\b|\$[a-z{]/.test(title)) {
    throw new Error(`A rule's title has a gap: put the table into a group of this title instead: ${text}`);
  }
  return [...marks.matchAll(/\d+/g)].map(([section]) => ({ section: Number(section), title }));
}
